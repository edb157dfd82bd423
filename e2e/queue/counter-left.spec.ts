import { type Browser, expect, type Page } from '@playwright/test'
import { utcDateTime } from '@rinda/domain/time/zone'
import { minutesAhead } from '../testing/clock.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { bookThere } from '../testing/own-location.ts'
import { enterAs, openScreen, signInAs } from '../testing/portal.ts'
import {
  agentAt,
  colleagueAt,
  figure,
  makePlace,
  next,
  type Place,
  press,
  served,
  startWork,
} from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

// A counter that is no longer its agent's, and what was left at one.

test.use({ begins: '12:00' })

const free = (page: Page) => page.locator('[data-phase="idle"]')
const away = (page: Page) => page.locator('[data-phase="away"]')
const card = (page: Page, counter: string) => page.locator(`[data-counter="${counter}"]`)
const face = (page: Page, counter: string) => card(page, counter).locator('[data-badge]')

/** An agent at counter 4 of a location, and a supervisor who looks at all of its counters. */
async function agentAndSupervisor(browser: Browser): Promise<{ page: Page; agent: Page; place: Place }> {
  const page = await signInAs(browser)
  const place = await makePlace(page)
  const agent = await colleagueAt(browser, place, '4')
  await openScreen(page, `/queue?view=all&location=${place.location.id}`)
  await expect(face(page, '4')).toHaveText('Brīvs')
  return { page, agent, place }
}

async function fromMenu(page: Page, counter: string, act: string): Promise<void> {
  await card(page, counter)
    .getByRole('button', { name: /^Vēl par/ })
    .click()
  await page.locator(`[data-act="${act}"]`).click()
}

/** Gives a counter to somebody of whom the name says who. */
async function assign(page: Page, counter: string, name: RegExp): Promise<void> {
  await fromMenu(page, counter, 'assign')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await dialog.getByRole('option').filter({ hasText: name }).last().click()
  await dialog.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(dialog).toHaveCount(0)
}

test('an agent whose counter is closed sees it at once, by whom, and opens it again with the key', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await agentAndSupervisor(browser)
  await takeTicket(server.url, place.serviceId)
  await fromMenu(page, '4', 'close')
  await expect(away(agent)).toContainText('Šis lodziņš ir slēgts')
  await expect(away(agent)).toContainText('slēdza Anna')
  await expect(agent.locator('[data-said]')).toHaveText('Šis lodziņš ir slēgts')
  await expect(agent.getByRole('button', { name: 'Atvērt atkal' })).toBeVisible()
  // A closed counter serves nobody at once, and takes no break.
  await agent.keyboard.press('q')
  await agent.keyboard.press('p')
  await expect(away(agent)).toBeVisible()
  await agent.keyboard.press('Space')
  await expect(free(agent)).toBeVisible()
  await expect(face(page, '4')).toHaveText('Brīvs')
  // Opened by the supervisor it is free, and its agent works on.
  await fromMenu(page, '4', 'close')
  await expect(away(agent)).toBeVisible()
  await card(page, '4').locator('[data-step="open"]').click()
  await expect(free(agent)).toBeVisible()
  await press(agent, 'Space')
  await expect(served(agent)).toBeVisible()
})

test('a visit at a counter that is closed meanwhile is ended there; nobody is called to it', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await agentAndSupervisor(browser)
  await takeTicket(server.url, place.serviceId)
  await takeTicket(server.url, place.serviceId)
  await press(agent, 'Space')
  await expect(served(agent).getByRole('timer')).toBeVisible()
  await fromMenu(page, '4', 'close')
  await expect(agent.getByText('Šis lodziņš ir slēgts.')).toBeVisible()
  await expect(served(agent)).toBeVisible()
  await expect(agent.getByRole('button', { name: 'Atvērt atkal' })).toBeVisible()
  await press(agent, 'f')
  await expect(served(agent)).toHaveCount(0)
  await expect(away(agent)).toBeVisible()
})

test('an agent whose counter is given to somebody else goes to another one, and leaves theirs open', async ({
  browser,
}) => {
  const { page, agent } = await agentAndSupervisor(browser)
  await assign(page, '4', /^Anna/)
  await expect(away(agent)).toContainText('Šeit tagad strādā Anna')
  await agent.getByRole('button', { name: 'Izvēlēties citu lodziņu' }).click()
  await agent.locator('input[name="counter"]').fill('5')
  await agent.getByRole('button', { name: 'Sākt darbu' }).click()
  await expect(free(agent)).toBeVisible()
  await expect(face(page, '5')).toHaveText('Brīvs')
  await expect(face(page, '4')).toHaveText('Brīvs')
})

test('whoever chooses the counter of a colleague has its place, and the colleague takes it back with the key', async ({
  browser,
}) => {
  const { page, agent, place } = await agentAndSupervisor(browser)
  await page.goto('/queue')
  await startWork(page, place, '4')
  await expect(free(page)).toBeVisible()
  await expect(away(agent)).toContainText('Šeit tagad strādā Anna')
  await agent.keyboard.press('Space')
  await expect(free(agent)).toBeVisible()
  await expect(away(page)).toContainText('Šeit tagad strādā Jānis')
})

test('a visit that was left at a closed counter is taken over at another one', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await agentAndSupervisor(browser)
  const label = await takeTicket(server.url, place.serviceId)
  await press(agent, 'Space')
  await expect(served(agent).getByRole('timer')).toBeVisible()
  await page.goto('/queue')
  await startWork(page, place, '5')
  await expect(page.locator('[data-left-ticket]')).toHaveCount(0)
  await agent.getByRole('button', { name: 'Mainīt filiāli, lodziņu vai pakalpojumus' }).click()
  await agent.getByRole('button', { name: 'Slēgt šo lodziņu' }).click()
  await expect(page.locator('[data-left-ticket]')).toContainText('4. lodziņš')
  await page.getByRole('button', { name: `Pārņemt: ${label}` }).click()
  await expect(served(page)).toHaveAttribute('aria-label', label)
  await expect(page.locator('[data-left-ticket]')).toHaveCount(0)
})

test('what was served is counted for the day, also after the page is loaded again', async ({
  browser,
  server,
}) => {
  const { page, place } = await agentAt(browser)
  const colleague = await colleagueAt(browser, place)
  await expect(figure(page, 'served')).toHaveText('0')
  await takeTicket(server.url, place.serviceId)
  await takeTicket(server.url, place.serviceId)
  for (const one of [page, colleague]) {
    await press(one, 'Space')
    await expect(served(one).getByRole('timer')).toBeVisible()
    await press(one, 'f')
    await expect(served(one)).toHaveCount(0)
  }
  await expect(figure(page, 'served')).toHaveText('2')
  await expect(figure(colleague, 'served')).toHaveText('2')
  await page.reload()
  await expect(next(page)).toBeVisible()
  await expect(figure(page, 'served')).toHaveText('2')
})

test('what is noted in an appointment is there when its visitor stands at the counter', async ({
  browser,
}) => {
  const { page, place } = await agentAt(browser)
  const visit = { ...utcDateTime(minutesAhead(10)), name: 'Ilze' }
  const { code } = await bookThere(page, place, visit, {
    notes: { description: 'Ratiņkrēsls, vajag uzbrauktuvi' },
  })
  await press(page, 'c')
  await page.locator('input[name="code"]').fill(code)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-has-joined]')).toBeVisible()
  await press(page, 'Space')
  await expect(served(page)).toContainText('Ilze Ozola')
  await expect(served(page)).toContainText('Ratiņkrēsls, vajag uzbrauktuvi')
})

const texts = {
  lv: ['Šis lodziņš ir slēgts', 'Šeit tagad strādā', 'Palikuši pie cita lodziņa'],
  en: ['This counter is closed', 'works here now', 'Left at another counter'],
  ru: ['Это окно закрыто', 'Здесь теперь работает', 'Остались у другого окна'],
} as const

for (const look of looks) {
  const { language, viewport } = look
  test(`a counter that was closed and one that is taken, ${language}, ${viewport.width} px`, async ({
    browser,
    server,
  }) => {
    const page = await enterAs(browser, { path: '/queue', ...look })
    const place = await makePlace(page)
    await startWork(page, place, '3', language)
    const colleague = await colleagueAt(browser, place, '4')
    await takeTicket(server.url, place.serviceId)
    await press(colleague, 'Space')
    await expect(served(colleague).getByRole('timer')).toBeVisible()
    await colleague.goto(`/queue?view=all&location=${place.location.id}`)
    for (const counter of ['4', '3']) await fromMenu(colleague, counter, 'close')
    await expect(away(page)).toContainText(texts[language][0])
    await expect(page.getByRole('heading', { name: texts[language][2] })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await card(colleague, '3').locator('[data-step="open"]').click()
    await expect(free(page)).toBeVisible()
    await assign(colleague, '3', /^(?!Anna|Nav)/)
    await expect(away(page)).toContainText(texts[language][1])
    expect(await faultsOf(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
