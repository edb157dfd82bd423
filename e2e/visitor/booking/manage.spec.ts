import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { minutesAhead, wallTime, workingDay } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { neverByItself } from '../../testing/never-by-itself.ts'
import { changeLocation } from '../../testing/own-location.ts'
import {
  bookVisit,
  changeVisit,
  linkOf,
  makeVisitPlace,
  onTheWire,
  openLink,
} from '../../testing/own-visit.ts'
import { openScreen } from '../../testing/portal.ts'
import { printedPages } from '../../testing/printed-pages.ts'

test.use({ begins: '12:00' })
const friday = addDays(workingDay(), 1)

const words = {
  lv: { title: 'Jūsu pieraksts', call: 'Zvanīt', unknown: 'Šo pierakstu nevar parādīt' },
  en: { title: 'Your appointment', call: 'Call', unknown: 'This appointment cannot be shown' },
  ru: { title: 'Ваша запись', call: 'Позвонить', unknown: 'Эту запись нельзя показать' },
} as const

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`a link shows its visit, and a wrong one that there is none, in ${language}`, async ({ browser }) => {
    const place = await makeVisitPlace(browser)
    const visit = await bookVisit(place, friday, '10:30')
    const said = words[language]
    const sent: string[] = []
    const phone = await openLink(browser, 'about:blank', language)
    phone.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await phone.goto(linkOf(visit))
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.title)
    await expect(phone.getByText('10:30–11:00')).toBeVisible()
    await expect(phone.getByText('Konsultācija')).toBeVisible()
    await expect(phone.getByText(visit.code.slice(0, 3) + visit.code.slice(3))).toBeVisible()
    await expect(phone.getByRole('link', { name: said.call })).toHaveAttribute('href', 'tel:+37167000149')
    expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await faultsOf(phone)).toEqual([])
    // It is there again after a reload, and its token was in no address that was sent.
    await phone.reload()
    await expect(phone.getByText('10:30–11:00')).toBeVisible()
    expect(sent.filter((one) => one.includes(visit.token))).toEqual([])

    await phone.goto('about:blank')
    await phone.goto(linkOf({ ...visit, token: 'guessed' }))
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.unknown)
    expect(await faultsOf(phone)).toEqual([])
  })
}

test('the visit is put into a calendar, and onto paper, as a file, and its token is in no address', async ({
  browser,
}) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, linkOf(visit))
  const sent: string[] = []
  phone.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
  const coming = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Ielikt kalendārā' }).click()
  const saved = await coming
  expect(saved.suggestedFilename()).toBe('rinda.ics')
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('SUMMARY:Konsultācija')
  expect(text).toMatch(/DTSTART;TZID=Europe\/Riga:\d{8}T103000/)

  // In the language that the page is read in by now.
  await phone.getByRole('button', { name: 'English' }).click()
  const paperComing = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Save as PDF' }).click()
  const paper = await paperComing
  expect(paper.suggestedFilename()).toBe('rinda.pdf')
  const [page, ...others] = await printedPages(await readFile(await paper.path()))
  expect(others).toEqual([])
  const lines = page?.lines.map(({ text }) => text).join('\n') ?? ''
  for (const said of ['Your appointment', '10:30–11:00', 'Konsultācija', place.name, '+371 67000149'])
    expect(lines).toContain(said)
  expect(lines).toContain(`${visit.code.slice(0, 3)} ${visit.code.slice(3)}`)
  // Without a line it is said that it did not come, and the next try brings it.
  const alert = phone.getByRole('alert').filter({ hasText: /\S/ })
  await phone.context().setOffline(true)
  await phone.getByRole('button', { name: 'Save as PDF' }).click()
  await expect(alert).toHaveText('The PDF did not come. Please try again.')
  expect(await faultsOf(phone)).toEqual([])
  await phone.context().setOffline(false)
  const comingAtLast = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Save as PDF' }).click()
  expect((await comingAtLast).suggestedFilename()).toBe('rinda.pdf')
  await expect(alert).toHaveCount(0)
  expect(sent.filter((one) => one.includes(visit.token))).toEqual([])
})

test('what staff do with a visit is seen at once: another time, and then that it is canceled, and why', async ({
  browser,
}) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, linkOf(visit))
  await phone.addInitScript(neverByItself)
  await phone.reload()
  await expect(phone.getByText('10:30–11:00')).toBeVisible()
  await changeVisit(place.staff, visit, onTheWire(friday, '15:00'))
  await expect(phone.getByText('15:00–15:30')).toBeVisible()
  await expect(phone.getByText(/^Laiks ir mainīts\. Iepriekš: .*10:30\.$/)).toBeVisible()
  await changeLocation(place.staff, place.location, { phone: '+371 67000777' })
  await expect(phone.getByRole('link', { name: words.lv.call })).toHaveAttribute('href', 'tel:+37167000777')
  await changeVisit(place.staff, visit, { status: 'canceled', notes: { canceled: 'Slimība' } })
  await expect(phone.getByText('Šis pieraksts ir atcelts')).toBeVisible()
  await expect(phone.getByText('Iemesls: Slimība')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
})

test('a visit is canceled after one calm question, and kept by the nearer answer', async ({ browser }) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, linkOf(visit), 'ru')
  await phone.getByRole('button', { name: 'Отменить запись' }).click()
  await expect(phone.getByRole('heading', { name: 'Отменить запись?' })).toBeFocused()
  expect(await faultsOf(phone)).toEqual([])
  await phone.goBack()
  await expect(phone.getByRole('heading', { name: 'Ваша запись' })).toBeFocused()
  // By keys alone.
  await phone.getByRole('button', { name: 'Отменить запись' }).press('Enter')
  await phone.getByRole('button', { name: 'Оставить запись' }).press('Enter')
  await expect(phone.getByText('10:30–11:00')).toBeVisible()
  await phone.getByRole('button', { name: 'Отменить запись' }).press('Enter')
  const yes = phone.getByRole('button', { name: 'Да, отменить' })
  // It waits for the line; keys that are pressed before are heard by nobody.
  await expect(yes).toBeEnabled()
  await yes.press('Enter')
  await expect(phone.getByText('Эта запись отменена')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Отменить запись' })).toHaveCount(0)
  expect(await faultsOf(phone)).toEqual([])
  await phone.reload()
  await expect(phone.getByText('Эта запись отменена')).toBeVisible()
})

test('where the code of the line does not come the page says so, and goes on once it is there', async ({
  browser,
}) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, 'about:blank')
  let isCut = true
  await phone.route('**/open-line-*.js', (route) => (isCut ? route.abort() : route.continue()))
  await phone.goto(linkOf(visit))
  await expect(phone.getByText(/^Nav savienojuma\./)).toBeVisible()
  isCut = false
  await expect(phone.getByText(/^Nav savienojuma\./)).toHaveCount(0)
})

test('what a visitor does in one tab is seen in the other one that they have open', async ({ browser }) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, linkOf(visit))
  const other = await phone.context().newPage()
  // What it reads by itself each minute comes too late here.
  await other.addInitScript(() => {
    const soon = window.setTimeout
    const never = 0
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number) => (ms && ms >= 50_000 ? never : soon(act, ms)),
    })
  })
  await other.goto(linkOf(visit))
  await expect(other.getByText('10:30–11:00')).toBeVisible()
  await phone.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await phone.getByRole('button', { name: 'Jā, atcelt' }).click()
  await expect(phone.getByText('Šis pieraksts ir atcelts')).toBeVisible()
  await expect(other.getByText('Šis pieraksts ir atcelts')).toBeVisible()
  await other.close()
})

test('whoever is asked whether they come says so once, and it stays said', async ({ browser }) => {
  const place = await makeVisitPlace(browser)
  const phone = await openLink(browser, linkOf(await bookVisit(place, friday, '10:30')), 'en')
  await phone.getByRole('button', { name: 'Yes, I will come' }).click()
  await expect(phone.getByText('You said that you will come')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Yes, I will come' })).toHaveCount(0)
  await phone.reload()
  await expect(phone.getByText('You said that you will come')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
})

test('on the day a visitor says that they are late, staff see it, and then that they are here', async ({
  browser,
}) => {
  const place = await makeVisitPlace(browser)
  const at = wallTime(minutesAhead(25))
  const visit = await bookVisit(place, workingDay(), at)
  const phone = await openLink(browser, linkOf(visit))
  await expect(phone.getByText('Līdz 15 minūtēm laiku paturēsim.')).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await faultsOf(phone)).toEqual([])
  const ten = phone.getByRole('button', { name: '10 min' })
  await ten.click()
  await expect(phone.getByText(/^Gaidīsim jūs \d\d:\d\d\. Laiku paturēsim\.$/)).toBeVisible()
  await expect(ten).toHaveAttribute('aria-pressed', 'true')

  const { staff } = place
  await openScreen(staff, '/queue')
  await staff.getByRole('combobox', { name: 'Filiāle' }).click()
  await staff.getByRole('option', { name: place.name }).click()
  await staff.locator('input[name="counter"]').fill('3')
  await staff.getByRole('button', { name: 'Sākt darbu' }).click()
  const due = staff.locator(`[data-due="${visit.qtid}"]`)
  await expect(due).toContainText(/būs \d\d:\d\d/)

  await phone.getByRole('button', { name: 'Esmu klāt' }).click()
  await expect(phone).toHaveURL(/\/visit\/ticket\/\d+#.{20}/)
  await expect(phone.getByRole('heading', { name: 'Jūsu numurs' })).toBeVisible()
  await expect(due).toHaveCount(0)
  await phone.goBack()
  // The page of the visit follows its number too.
  const number = phone.getByRole('link', { name: /^Jūsu numurs / })
  await expect(number).toBeVisible()
  await expect(phone.getByText('Jūs esat nākamais numurs.')).toBeVisible()
  await staff.getByRole('button', { name: /saukt nākamo/i }).click()
  await expect(phone.getByRole('alert').filter({ hasText: 'Lodziņš 3' })).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
  await number.click()
  await expect(phone).toHaveURL(/\/visit\/ticket\//)
})

test('a visitor sees what is known of them, and has it erased after one question, which cancels the visit', async ({
  browser,
}) => {
  const place = await makeVisitPlace(browser)
  const said = { email: 'liga@pasts.example', notes: { description: 'Par jumtu' } }
  const visit = await bookVisit(place, friday, '10:30', said)
  const phone = await openLink(browser, linkOf(visit))
  await phone.getByRole('button', { name: 'Mani dati: skatīt vai dzēst' }).click()
  for (const known of ['Līga Ozola', '+371 20000001', 'liga@pasts.example', 'Par jumtu'])
    await expect(phone.getByText(known)).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
  const erase = phone.getByRole('button', { name: 'Dzēst manus datus' })
  await erase.click()
  await phone.getByRole('button', { name: 'Nē, paturēt' }).press('Enter')
  await expect(erase).toBeFocused()
  await erase.press('Enter')
  await expect(phone.getByRole('button', { name: 'Nē, paturēt' })).toBeFocused()
  await expect(phone.getByText('Pieraksts tiks atcelts.')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Jā, atcelt un dzēst' }).click()
  await expect(phone.getByText('Jūsu dati ir dzēsti.')).toBeVisible()
  await expect(phone.getByText('Līga Ozola')).toHaveCount(0)
  await phone.getByRole('button', { name: 'Atpakaļ pie pieraksta' }).click()
  await expect(phone.getByText('Šis pieraksts ir atcelts')).toBeVisible()
})

test('a visit is moved in one step: the old time stays until then, and the old link leads to the new one', async ({
  browser,
}) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, linkOf(visit))
  await phone.getByRole('button', { name: 'Pārcelt uz citu laiku' }).click()
  await expect(phone.getByText('paliek jūsu')).toBeVisible()
  const days = phone.getByRole('group', { name: 'Kurā dienā?' }).locator('label')
  const names = days.locator('span')
  // Whoever wants to come weeks later finds those days too.
  await expect(days).toHaveCount(12)
  const heights = await days.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().height)),
  )
  expect(new Set(heights).size).toBe(1)
  // Words that are long take rows of their own, and the languages keep their corner.
  const [heading, languages] = await phone
    .locator('header')
    .evaluate((head) => [...head.children].map((one) => one.getBoundingClientRect().bottom))
  expect(languages).toBeLessThanOrEqual(heading ?? 0)
  const [first = '', ...others] = await names.allTextContents()
  await phone.getByRole('button', { name: 'Vēlākas dienas' }).click()
  await expect(names.first()).not.toHaveText(first)
  const later = await names.allTextContents()
  expect(later.filter((day) => [first, ...others].includes(day))).toEqual([])
  await phone.getByRole('button', { name: 'Tuvākās dienas' }).click()
  await expect(names.first()).toHaveText(first)
  await days.nth(1).click()
  await phone
    .locator('label')
    .filter({ hasText: /^11:00$/ })
    .click()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await faultsOf(phone)).toEqual([])
  await phone.getByRole('button', { name: /^Pārcelt uz .*11:00$/ }).click()
  await expect(phone.getByText('11:00–11:30')).toBeVisible()
  await expect(phone).not.toHaveURL(new RegExp(visit.qtid))
  await phone.goto('about:blank')
  await phone.goto(linkOf(visit))
  await expect(phone.getByText('Šis pieraksts ir pārcelts')).toBeVisible()
  await phone.getByRole('link', { name: 'Atvērt jauno laiku' }).click()
  await expect(phone.getByText('11:00–11:30')).toBeVisible()
})

test('a time that somebody else takes meanwhile is not given, and the old one stays', async ({ browser }) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await openLink(browser, linkOf(visit), 'en')
  await phone.getByRole('button', { name: 'Move to another time' }).click()
  await phone.getByRole('group', { name: 'Which day?' }).locator('label').nth(1).click()
  await phone
    .locator('label')
    .filter({ hasText: /^12:00$/ })
    .click()
  await bookVisit(place, friday, '12:00')
  // It goes by itself, or is refused where the tap was faster; in both cases nothing has changed.
  await expect(phone.getByRole('radio', { name: '12:00', exact: true })).toHaveCount(0)
  await phone.getByRole('button', { name: 'Back to the appointment' }).click()
  await expect(phone.getByText('10:30–11:00')).toBeVisible()
})
