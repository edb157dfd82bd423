import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { momentOf, workingDay } from '../testing/clock.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, openScreen, signInAs } from '../testing/portal.ts'
import { colleagueAt, figure, makePlace, next, type Place, served } from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

/** Address of all counters of a location. */
const allOf = (place: Place) => `/queue?view=all&location=${place.location.id}`
const card = (page: Page, counter: string) => page.locator(`[data-counter="${counter}"]`)
const line = (page: Page, serviceId: number) => page.locator(`[data-line="${serviceId}"]`)
const letter = (of: Locator, name: string) => of.getByRole('button', { name })
/** The face of a counter, as it is said. */
const face = (page: Page, counter: string) => card(page, counter).locator('[data-badge]')

/** Somebody who looks after all counters of a location of their own, and an agent at its counter 4. */
async function superviseWithAgent(browser: Browser): Promise<{ page: Page; agent: Page; place: Place }> {
  const page = await signInAs(browser)
  const place = await makePlace(page)
  const agent = await colleagueAt(browser, place, '4')
  await openScreen(page, allOf(place))
  await expect(face(page, '4')).toHaveText('Brīvs')
  return { page, agent, place }
}

async function menuOf(page: Page, counter: string, act: string): Promise<void> {
  await card(page, counter)
    .getByRole('button', { name: /^Vēl par/ })
    .click()
  await page.locator(`[data-act="${act}"]`).click()
}

test('a supervisor calls for a free counter: its agent has the visitor at once, and stays its agent', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await superviseWithAgent(browser)
  const name = await card(page, '4').locator('[data-agent]').textContent()
  await expect(card(page, '4')).toContainText('Uz šo lodziņu neviens negaida')
  const [first, second] = [
    await takeTicket(server.url, place.serviceId),
    await takeTicket(server.url, place.otherId),
  ]
  await page.getByRole('button', { name: `Saukt ${first}` }).click()
  await expect(face(page, '4')).toHaveText('Apkalpo')
  await expect(page.locator('[data-said]')).toHaveText(`${first} ir izsaukts: 4. lodziņš`)
  await expect(served(agent)).toHaveAttribute('aria-label', first)
  await expect(card(page, '4').locator('[data-agent]')).toHaveText(String(name))
  // The next one waits; nobody is called on top of a visit.
  await expect(page.locator('[data-next]')).toContainText([second])
  await expect(page.locator('[data-call]')).toHaveCount(0)

  // Whoever is at the counter of a colleague who has left is helped from here.
  await menuOf(page, '4', 'return_to_line')
  await expect(served(agent)).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Saukt ${first}` })).toBeVisible()
  await page.getByRole('button', { name: `Saukt ${first}` }).click()
  await expect(served(agent)).toHaveAttribute('aria-label', first)
  await menuOf(page, '4', 'finish')
  await expect(face(page, '4')).toHaveText('Brīvs')
  await expect(served(agent)).toHaveCount(0)
  await expect(figure(page, 'served')).toHaveText('1')
})

test('an agent sees at once that a supervisor paused the counter, and what it takes now', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await superviseWithAgent(browser)
  const other = await takeTicket(server.url, place.otherId)
  await expect(next(agent)).toHaveText(new RegExp(other))
  const takes = letter(card(page, '4'), 'B, Kase')
  await expect(takes).toHaveAttribute('aria-pressed', 'true')
  await takes.click()
  await expect(takes).toHaveAttribute('aria-pressed', 'false')
  await expect(agent.locator('[data-line-ticket]')).toHaveCount(0)
  await expect(line(page, place.otherId)).toContainText('neviens lodziņš neapkalpo')
  // It takes something, always.
  await letter(card(page, '4'), 'A, Konsultācija').click()
  await expect(page.getByText('Lodziņam jāapkalpo vismaz viens pakalpojums.')).toBeVisible()
  await expect(letter(card(page, '4'), 'A, Konsultācija')).toHaveAttribute('aria-pressed', 'true')
  await takes.click()
  await expect(agent.locator('[data-line-ticket]')).toHaveCount(1)

  await card(page, '4').getByRole('button', { name: 'Pauze: 4. lodziņš' }).click()
  await expect(face(page, '4')).toHaveText('Pauze')
  await expect(card(page, '4').locator('[data-state]')).toContainText('Pauze kopš')
  await expect(card(page, '4').locator('[data-state]')).toContainText('(Anna')
  await expect(agent.getByText('Jums ir pauze')).toBeVisible()
  await expect(figure(page, 'paused')).toHaveText('1')
  await card(page, '4').getByRole('button', { name: 'Turpināt: 4. lodziņš' }).click()
  await expect(agent.getByText('Jūsu lodziņš ir brīvs')).toBeVisible()
  await expect(figure(page, 'working')).toHaveText('1')
})

test('what an agent does stands on the supervisor’s screen at once, each counter in its place', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await superviseWithAgent(browser)
  await page.getByRole('button', { name: 'Pievienot lodziņu' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox')).toHaveValue('5')
  await dialog.getByRole('textbox').fill('4')
  await dialog.getByRole('button', { name: 'Pievienot' }).click()
  await expect(dialog).toContainText('Lodziņš ar tādu nosaukumu jau ir.')
  await dialog.getByRole('textbox').fill('1')
  await dialog.getByRole('button', { name: 'Pievienot' }).click()
  await expect(face(page, '1')).toHaveText('Slēgts')
  const label = await takeTicket(server.url, place.serviceId)
  await expect(line(page, place.serviceId)).toContainText('gaida 1')
  await next(agent).click()
  await expect(card(page, '4')).toContainText(label)
  await expect(face(page, '4')).toHaveText('Apkalpo')
  await expect(line(page, place.serviceId)).toContainText('neviens negaida')
  // A counter that closes keeps its visit until somebody ends it.
  await menuOf(page, '4', 'close')
  await expect(face(page, '4')).toHaveText('Slēgts')
  await expect(card(page, '4')).toContainText(`${label}`)
  await expect(card(page, '4')).toContainText('Apmeklējums nav pabeigts.')
  await menuOf(page, '4', 'no_show')
  await expect(card(page, '4')).not.toContainText(label)
  await card(page, '1').getByRole('button', { name: 'Atvērt: 1. lodziņš' }).click()
  await expect(face(page, '1')).toHaveText('Brīvs')
  await expect(card(page, '1').locator('[data-agent]')).toHaveText('Nav darbinieka')
  await expect(page.locator('[data-counter]')).toHaveCount(2)
  const places = await page
    .locator('[data-counter]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-counter')))
  expect(places).toEqual(['4', '1'])
})

test('the call display and the kiosk of the location open beside the portal', async ({ browser }) => {
  const { page, place } = await superviseWithAgent(browser)
  for (const [name, path] of [
    ['Tablo', `/visit/display/${place.location.id}`],
    ['Kiosks', `/visit/kiosk/${place.location.id}`],
  ] as const) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    const other = await opened
    await expect(other).toHaveURL(new RegExp(`${path}$`))
    await expect(other.getByText(place.name).first()).toBeVisible()
    await other.close()
  }
})

test('somebody is assigned to a counter, and stays there when it is opened', async ({ browser }) => {
  const { page } = await superviseWithAgent(browser)
  await menuOf(page, '4', 'close')
  await expect(card(page, '4').locator('[data-agent]')).toHaveText('Nav darbinieka')
  await card(page, '4').getByRole('button', { name: 'Norīkot darbinieku' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  const colleague = dialog.getByRole('option').last()
  const name = String(await colleague.textContent())
  await colleague.click()
  await dialog.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(card(page, '4').locator('[data-agent]')).toHaveText(name)
  await card(page, '4').getByRole('button', { name: 'Atvērt: 4. lodziņš' }).click()
  await expect(face(page, '4')).toHaveText('Brīvs')
  await expect(card(page, '4').locator('[data-agent]')).toHaveText(name)
  await page.reload()
  await expect(card(page, '4').locator('[data-agent]')).toHaveText(name)
})

test('tickets of one service are stopped, and of all after a question; who waits is served', async ({
  browser,
  server,
}) => {
  const { page, agent, place } = await superviseWithAgent(browser)
  const label = await takeTicket(server.url, place.serviceId)
  const give = page.getByRole('switch', { name: 'Izsniegt numurus: Konsultācija' })
  await give.click()
  await expect(give).not.toBeChecked()
  await expect(line(page, place.serviceId)).toContainText('numurus neizsniedz kopš')
  await expect(line(page, place.serviceId)).toContainText('(Anna')
  await give.click()
  await expect(line(page, place.serviceId)).not.toContainText('numurus neizsniedz')

  await page.getByRole('button', { name: 'Apturēt visus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Atcelt' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const one of await page.getByRole('switch').all()) await expect(one).toBeChecked()
  await page.getByRole('button', { name: 'Apturēt visus' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apturēt visus' }).click()
  await expect(page.getByRole('button', { name: 'Atsākt izsniegt' })).toBeVisible()
  for (const one of await page.getByRole('switch').all()) await expect(one).not.toBeChecked()
  await next(agent).click()
  await expect(served(agent)).toHaveAttribute('aria-label', label)
  await page.getByRole('button', { name: 'Atsākt izsniegt' }).click()
  for (const one of await page.getByRole('switch').all()) await expect(one).toBeChecked()
})

test('an announcement is written in each language with its end, and taken down', async ({ browser }) => {
  const page = await signInAs(browser)
  const place = await makePlace(page)
  await openScreen(page, allOf(place))
  const shown = page.locator('[data-announcement]')
  await expect(shown).toHaveAttribute('data-announcement', 'none')
  await page.getByRole('button', { name: 'Rakstīt paziņojumu' }).click()
  await page.getByRole('button', { name: 'Rādīt', exact: true }).click()
  await expect(page.getByText('Uzrakstiet tekstu vismaz vienā valodā.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Teksts, LV' }).fill('Šodien strādājam līdz 15.00')
  await page.getByRole('radio', { name: 'RU' }).check()
  await page.getByRole('textbox', { name: 'Teksts, RU' }).fill('Сегодня до 15.00')
  await page.getByLabel('Rādīt līdz').fill('09:00')
  await page.getByRole('button', { name: 'Rādīt', exact: true }).click()
  await expect(page.getByText('Izvēlieties vēlāku laiku šodien.')).toBeVisible()
  await page.getByLabel('Rādīt līdz').fill('17:45')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Rādīt', exact: true }).click()
  await expect(shown).toContainText('Šodien strādājam līdz 15.00')
  await expect(shown).toContainText('tiek rādīts')
  await expect(shown).toContainText('līdz 17:45')
  const read = async () => await (await page.request.get(`/api/locations/${place.location.id}`)).json()
  const { attributes } = (await read()).data
  expect(attributes).toMatchObject({ announcement_ru: 'Сегодня до 15.00', announcement_en: '' })
  expect(attributes.config.announcement_until).toBe(momentOf(workingDay(), '17:45').toISOString())
  // Who mends a word leaves the end as it is.
  await page.getByRole('button', { name: 'Labot' }).click()
  await expect(page.getByLabel('Rādīt līdz')).toHaveValue('17:45')
  await page.getByRole('button', { name: 'Rādīt', exact: true }).click()
  await expect(shown).toContainText('līdz 17:45')
  // Whoever does not administer the company reads it.
  const colleague = await enterAs(browser, { path: allOf(place), email: 'user@rinda.example' })
  await expect(colleague.locator('[data-announcement]')).toContainText('Šodien strādājam līdz 15.00')
  await expect(colleague.getByRole('button', { name: 'Noņemt' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Noņemt' }).click()
  await expect(shown).toHaveAttribute('data-announcement', 'none')
  await expect(colleague.locator('[data-announcement]')).toHaveAttribute('data-announcement', 'none')
})

test('the address says which counters are shown, and the way back leads to one’s own', async ({
  browser,
}) => {
  const { agent, place } = await superviseWithAgent(browser)
  await agent.getByRole('radio', { name: 'Visi lodziņi' }).check()
  await expect(agent).toHaveURL(/view=all/)
  await expect(face(agent, '4')).toHaveText('Brīvs')
  await expect(agent.getByRole('combobox', { name: 'Filiāle' })).toContainText(place.name)
  await agent.reload()
  await expect(face(agent, '4')).toHaveText('Brīvs')
  await agent.goBack()
  await expect(next(agent)).toBeVisible()
})

test('on a phone the views of the queue are one list, and its bar leaves the room to the counters', async ({
  browser,
}) => {
  const { place } = await superviseWithAgent(browser)
  const phone = await enterAs(browser, { path: allOf(place), viewport: { width: 390, height: 844 } })
  await expect(face(phone, '4')).toHaveText('Brīvs')
  const views = phone.getByRole('combobox', { name: 'Kurus lodziņus rādīt' })
  await expect(views).toHaveText('Visi lodziņi')
  const first = await phone.locator('[data-counter]').first().boundingBox()
  expect(first?.y).toBeLessThan(844 / 2)
  await expect(phone.getByRole('link', { name: 'Tablo' })).toBeVisible()
  await views.click()
  await phone.getByRole('option', { name: 'Skaitļi' }).click()
  await expect(phone).toHaveURL(/\/queue-day/)
  await expect(phone.getByRole('combobox', { name: 'Filiāle' })).toContainText(place.name)
  await expect(views).toHaveText('Skaitļi')
  // No counter is chosen on this phone yet: the one that is looked for is at the place that was looked at.
  await views.click()
  await phone.getByRole('option', { name: 'Mans lodziņš' }).click()
  await expect(phone.getByRole('heading', { name: 'Kur jūs šodien strādājat?' })).toBeVisible()
  await expect(phone.getByRole('combobox', { name: 'Filiāle' })).toContainText(place.name)
})

for (const look of looks) {
  const { language, viewport } = look
  test(`all counters in their states, ${language}, ${viewport.width} px`, async ({ browser, server }) => {
    const page = await signInAs(browser, look)
    const place = await makePlace(page)
    await openScreen(page, allOf(place), look.language)
    await expect(line(page, place.serviceId)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const agent = await colleagueAt(browser, place, '4')
    const label = await takeTicket(server.url, place.serviceId)
    await takeTicket(server.url, place.otherId)
    await next(agent).click()
    await expect(card(page, '4')).toContainText(label)
    const other = await colleagueAt(browser, place, 'Zāle')
    await expect(card(page, 'Zāle').locator('[data-call]')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await other.getByRole('button', { name: 'Pauze' }).click()
    await expect(card(page, 'Zāle')).toHaveAttribute('data-face', 'paused')
    await card(page, '4').locator('[aria-haspopup="dialog"]').click()
    await expect(page.locator('[data-act="close"]')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.locator('[data-act="close"]').click()
    await expect(card(page, '4')).toHaveAttribute('data-face', 'closed')
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
