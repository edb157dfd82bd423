import { type Browser, expect, type FileChooser, type Page } from '@playwright/test'
import { everybodyGoesOn } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { friday } from '../../testing/kiosk-booking.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import { makeService } from '../../testing/own-location.ts'
import { bookingOf, openScreen } from '../../testing/portal.ts'
import {
  book,
  bookedPage,
  details,
  field,
  hold,
  isRight,
  openBooking,
  sayWho,
} from '../../testing/visit-booking.ts'

// A world of their own: visitors are limited by address, and here all have the same.
test.use({ begins: '12:00', world: 'visit-book-attachment' })

const said = {
  lv: {
    label: /^Dokuments vai attēls/,
    problem: /^Aprakstiet problēmu/,
    wrong: 'Pievienot var tikai PDF dokumentu vai PNG vai JPEG attēlu.',
    tooLarge: 'Fails ir lielāks par 5 MB.',
    there: 'pievienots',
    remove: 'Noņemt',
  },
  en: {
    label: /^Document or picture/,
    problem: /^Describe the problem/,
    wrong: 'Only a PDF document or a PNG or JPEG picture can be attached.',
    tooLarge: 'The file is larger than 5 MB.',
    there: 'attached',
    remove: 'Remove',
  },
  ru: {
    label: /^Документ или изображение/,
    problem: /^Опишите проблему/,
    wrong: 'Прикрепить можно только документ PDF или изображение PNG или JPEG.',
    tooLarge: 'Файл больше 5 МБ.',
    there: 'прикреплён',
    remove: 'Убрать',
  },
} as const

const png = Buffer.from('\x89PNG\r\n\x1a\n\0the broken tap', 'latin1')
const picture = { name: 'krāns.png', mimeType: 'image/png', buffer: png }
const lie = { name: 'rēķins.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90\0 a program') }
const huge = { name: 'video.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(20 * 1024 * 1024, '%') }

const input = (page: Page) => page.locator('input[type="file"]')
const area = (page: Page) => page.locator('[data-field="attachment"]')
const why = (page: Page) => area(page).getByRole('alert')

/** A service that asks for a description of the problem, and for a document or picture of it. */
async function makeAskingService(browser: Browser): Promise<{ staff: Page; serviceId: number }> {
  const { staff, place } = await makeKioskPlace(browser)
  const config = { asks_description: true, asks_attachment: true }
  const service = await makeService(staff, { id: String(place.locationId) }, 'Remonts', { config })
  return { staff, serviceId: Number(service.id) }
}

/** What staff find in a booking: what the matter is, and the bytes of its file. */
async function foundByStaff(staff: Page, qtid: string) {
  return await staff.evaluate(async (id) => {
    const { data } = await (await fetch(`/api/bookings/${id}`)).json()
    const file = await fetch(`/api/bookings/${id}/attachment`)
    const bytes = file.ok ? new Uint8Array(await file.arrayBuffer()) : null
    const problem: unknown = data.attributes.notes.description
    return { problem, type: file.headers.get('content-type'), bytes: bytes && [...bytes] }
  }, qtid)
}

const ways = [
  { language: 'lv', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 390, height: 844 } },
  { language: 'ru', viewport: { width: 390, height: 844 } },
  { language: 'ru', viewport: { width: 320, height: 640 } },
] as const

for (const { language, viewport } of ways) {
  test(`what the matter is and a picture of it go along, in ${language}, at ${viewport.width} px`, async ({
    browser,
  }) => {
    const words = said[language]
    const { staff, serviceId } = await makeAskingService(browser)
    const page = await openBooking(browser, serviceId, { language, viewport })
    await hold(page, '10:00', language)
    await expect(page.getByLabel(words.label)).toHaveAccessibleDescription(/PDF.*PNG.*JPEG/)
    await isRight(page)
    await sayWho(page)
    await page.getByLabel(words.problem).fill('Pil krāns')
    // A program that calls itself a document is none, whatever else is right.
    await input(page).setInputFiles(lie)
    await expect(why(page)).toHaveText(words.wrong)
    await expect(area(page)).toContainText(lie.name)
    await book(page, '10:00', language).click()
    await expect(input(page)).toBeFocused()
    await expect(input(page)).toHaveAttribute('aria-invalid', 'true')
    await expect(input(page)).toHaveAccessibleDescription(new RegExp(`^${words.wrong.slice(0, 20)}`))
    await expect(details(page)).toBeVisible()
    await isRight(page)
    await input(page).setInputFiles(picture)
    await expect(area(page)).toContainText(words.there)
    await expect(why(page)).toHaveCount(0)
    // What is wrong elsewhere leaves it chosen.
    await field(page, 'phone_number').fill('2055')
    await book(page, '10:00', language).click()
    await expect(field(page, 'phone_number')).toBeFocused()
    await expect(area(page)).toContainText(picture.name)
    await expect(area(page)).toContainText(words.there)
    await isRight(page)
    await field(page, 'phone_number').fill('20000077')
    await book(page, '10:00', language).click()
    const qtid = await bookedPage(page)
    expect(await foundByStaff(staff, qtid)).toEqual({
      ...{ problem: 'Pil krāns', type: 'image/png' },
      bytes: [...png],
    })
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/krāns/)
  })
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`a file of 20 MB is not sent, and one books without it, in ${language}`, async ({ browser }) => {
    const words = said[language]
    const { staff, serviceId } = await makeAskingService(browser)
    const page = await openBooking(browser, serviceId, { language })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/attachment')) sent.push(request.method())
    })
    await hold(page, '10:30', language)
    await sayWho(page)
    await input(page).setInputFiles(huge)
    await expect(why(page)).toContainText(words.tooLarge)
    await isRight(page)
    await book(page, '10:30', language).click()
    await expect(input(page)).toBeFocused()
    await area(page).getByRole('button', { name: words.remove }).click()
    await expect(why(page)).toHaveCount(0)
    await expect(area(page)).not.toContainText(huge.name)
    await expect(input(page)).toBeFocused()
    await book(page, '10:30', language).click()
    const qtid = await bookedPage(page)
    expect((await foundByStaff(staff, qtid)).bytes).toBeNull()
    expect(sent).toEqual([])
  })
}

test('by keyboard a file is chosen, and taken away again', async ({ browser }) => {
  const { staff, serviceId } = await makeAskingService(browser)
  const page = await openBooking(browser, serviceId, { viewport: { width: 1366, height: 768 } })
  // Listened for from the start: whoever listens only when the key is pressed may come too late on a busy machine.
  const choosers: FileChooser[] = []
  page.on('filechooser', (chooser) => choosers.push(chooser))
  await hold(page, '11:00')
  await sayWho(page)
  await expect(area(page)).toBeVisible()
  await page.getByLabel(said.lv.problem).focus()
  await page.keyboard.press('Tab')
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => choosers.length).toBe(1)
  await choosers[0]?.setFiles(picture)
  await expect(area(page)).toContainText(said.lv.there)
  await isRight(page)
  await page.keyboard.press('Tab')
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.keyboard.press('Enter')
  expect((await removed).status()).toBe(200)
  await expect(area(page)).not.toContainText(picture.name)
  await book(page, '11:00').click()
  const qtid = await bookedPage(page)
  expect((await foundByStaff(staff, qtid)).bytes).toBeNull()
})

test('it stays chosen when the hold runs out, and goes along with the time that is kept anew', async ({
  browser,
  server,
}) => {
  const { staff, serviceId } = await makeAskingService(browser)
  const page = await openBooking(browser, serviceId)
  await hold(page, '13:00')
  await sayWho(page)
  await input(page).setInputFiles(picture)
  await expect(area(page)).toContainText(said.lv.there)
  await everybodyGoesOn(browser, server, 11)
  await expect(page.getByText('Laiks vairs nav paturēts')).toBeVisible()
  await expect(area(page)).toContainText(picture.name)
  await book(page, '13:00').click()
  const qtid = await bookedPage(page)
  expect((await foundByStaff(staff, qtid)).bytes).toEqual([...png])
})

test('a page that is loaded again still has it', async ({ browser }) => {
  const { staff, serviceId } = await makeAskingService(browser)
  const page = await openBooking(browser, serviceId)
  await hold(page, '14:00')
  await sayWho(page)
  await input(page).setInputFiles(picture)
  await expect(area(page)).toContainText(said.lv.there)
  await page.reload()
  await expect(area(page)).toContainText(picture.name)
  await expect(area(page)).toContainText(said.lv.there)
  await book(page, '14:00').click()
  const qtid = await bookedPage(page)
  expect((await foundByStaff(staff, qtid)).bytes).toEqual([...png])
})

test('a file that does not get through is said, and the same tap sends it again', async ({ browser }) => {
  const { staff, serviceId } = await makeAskingService(browser)
  const page = await openBooking(browser, serviceId)
  await hold(page, '15:00')
  await sayWho(page)
  await page.route('**/attachment', (route) => route.abort())
  await input(page).setInputFiles(picture)
  await expect(why(page)).toContainText('Failu neizdevās nosūtīt')
  await expect(area(page)).toContainText(picture.name)
  await isRight(page)
  await page.unroute('**/attachment')
  await book(page, '15:00').click()
  const qtid = await bookedPage(page)
  expect((await foundByStaff(staff, qtid)).bytes).toEqual([...png])
})

test('staff say in the portal what a service asks for, and see there what was given', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const plain = await openBooking(browser, place.serviceId)
  await hold(plain, '16:00')
  await expect(plain.locator('[name="first_name"]')).toBeVisible()
  await expect(input(plain)).toHaveCount(0)
  await openScreen(staff, `/locations/${place.locationId}`)
  await staff
    .getByRole('button', { name: /Konsultācija/ })
    .first()
    .click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /^dokumentu vai attēlu/ }).check()
  await dialog.getByRole('checkbox', { name: 'aprakstīt problēmu' }).check()
  await dialog.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(dialog).toHaveCount(0)
  await plain.reload()
  await input(plain).setInputFiles(picture)
  await expect(area(plain)).toContainText(said.lv.there)
  await sayWho(plain)
  await plain.getByLabel(said.lv.problem).fill('Pil krāns')
  await book(plain, '16:00').click()
  await bookedPage(plain)
  await staff.goto(`/bookings?location=${place.locationId}&date=${friday}`)
  await bookingOf(staff, 'Zane Kalniņa').click()
  await staff.getByText('Problēmas apraksts un pielikums').click()
  await expect(staff.getByLabel('Problēmas apraksts')).toHaveValue('Pil krāns')
  const download = staff.waitForEvent('download')
  await staff.getByRole('link', { name: 'Lejupielādēt: booking.png, 1 KB' }).click()
  expect((await download).suggestedFilename()).toBe('booking.png')
})
