import { expect, type Page } from '@playwright/test'
import { createBooking, listBookings } from '@rinda/client/bookings/booking-calls'
import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { createInternalHttp, type Http } from '@rinda/client/http/create-http'
import { localTimeOf } from '@rinda/domain/time/zone'
import { test } from '../testing/journey.ts'
import { calendarPath, dayAhead, enterAs } from '../testing/portal.ts'
import { type PrintedPage, printedPages } from '../testing/printed-pages.ts'

const doctors = new Map([
  [3901, 'Dr. Līga Sproģe'],
  [3902, 'Dr. Andrejs Morozovs'],
  [3903, 'Dr. Kārlis Ābele'],
  [3904, 'Evita Rudzīte'],
])
const treatments = new Map([
  [39011, 'Zobārsta konsultācija'],
  [39012, 'Zobu labošana'],
  [39013, 'Zobu higiēna'],
])
const names = [
  ['Ģirts', 'Šķēle'],
  ['Наталья', 'Щербакова'],
  ['Žanete', 'Ķēniņa-Ūdre'],
  ['Ёлка', 'Объедкова'],
] as const

const mm = 72 / 25.4
/** As many visits are on a day that takes more than a page; a Saturday has fewer. */
const longDay = 60

/** Prints as the browser does, at a scale that the person may choose. */
async function print(page: Page, scale = 1): Promise<PrintedPage[]> {
  return await printedPages(await page.pdf({ preferCSSPageSize: true, scale }))
}

function http(baseUrl: string | undefined): Http {
  if (baseUrl === undefined) throw new Error('no server runs')
  return createInternalHttp({ baseUrl, apiKey: 'the key of the tests', apiSecret: 'the secret of the tests' })
}

async function bookingsOf(server: Http, locationId: number, date: string): Promise<Booking[]> {
  const found = await listBookings(server, {
    ...{ locationId, from: date, to: date },
    statuses: ['scheduled', 'confirmed'],
  })
  if (!found.ok) throw new Error(JSON.stringify(found.failure))
  return found.value.filter(({ approval }) => approval !== 'declined')
}

/** Books every half hour of three doctors, and gives the day, the first on which the clinic is open long, with all its visits. */
async function fillClinic(server: Http): Promise<{ date: string; visits: Booking[] }> {
  const times = Array.from({ length: 26 }, (_, index) => {
    const minute = 5 * 60 + index * 30
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${minute % 60 === 0 ? '00' : '30'}`
  })
  for (let days = 44; days < 58; days++) {
    const date = dayAhead(days)
    let count = 0
    for (const specialistId of [3901, 3902, 3903]) {
      for (const [index, time] of times.entries()) {
        const [firstName, lastName] = names[index % names.length] ?? ['', '']
        const visitor = {
          firstName,
          lastName: `${lastName} ${specialistId}${index}`,
          phoneNumber: '29123456',
        }
        const slot = { locationId: 3901, serviceId: 39011, specialistId, date, time, duration: 30 }
        const made = await createBooking(server, { ...slot, ...visitor, status: 'scheduled' })
        if (made.ok) count++
        // A closed day: nothing is taken by anybody, and all is refused.
        else if (index === 4 && count === 0) break
      }
    }
    const visits = (await bookingsOf(server, 3901, date)).filter(({ isBlocked }) => !isBlocked)
    if (visits.length > longDay) return { date, visits }
  }
  throw new Error('the clinic is never open')
}

const spanOf = ({ startsAt, endsAt }: Booking) =>
  [startsAt, endsAt].map((at) => localTimeOf(at, 'Europe/Riga')).join('–')

/** The rows in which a booking stands: its time first, and in that line or those under it all words of its name and service. */
function rowsOf(
  pages: readonly PrintedPage[],
  booking: Booking,
  service = '',
): { head: string | undefined }[] {
  const words = `${visitorName(booking)} ${service}`.split(' ')
  return pages.flatMap((page) => {
    const lines = page.lines.map(({ text }) => text)
    return lines.flatMap((line, index) => {
      if (!line.startsWith(spanOf(booking))) return []
      const next = lines.findIndex(
        (other, place) => place > index && /^\d\d:\d\d–| (pierakst|запис)\p{L}*$/u.test(other),
      )
      const row = lines.slice(index, next < 0 ? undefined : next).join(' ')
      const head = lines.slice(0, index).findLast((other) => /^(Dr\.|Evita)/.test(other))
      return words.every((word) => row.includes(word)) ? [{ head }] : []
    })
  })
}

function expectNothingCut(pages: readonly PrintedPage[], [width, height]: readonly [number, number]): void {
  for (const page of pages) {
    expect([Math.round(page.width / mm), Math.round(page.height / mm)]).toEqual([width, height])
    for (const line of page.lines) {
      expect(line.left, line.text).toBeGreaterThan(5 * mm)
      expect(line.right, line.text).toBeLessThan(page.width - 5 * mm)
      expect(line.top, line.text).toBeGreaterThan(5 * mm)
      expect(line.bottom, line.text).toBeLessThan(page.height - 5 * mm)
    }
  }
}

test('a clinic’s long day is printed by specialist, each booking whole on one A4 page, under its heading', async ({
  browser,
  baseURL,
}) => {
  const server = http(baseURL)
  const { date, visits } = await fillClinic(server)

  const path = `/bookings?location=3901&date=${date}`
  const page = await enterAs(browser, { path, email: 'admin@dental.example' })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.locator('[data-sheet]')).toBeAttached()

  // As large as this, a doctor’s day is longer than a page.
  for (const scale of [1, 1.6]) {
    const pages = await print(page, scale)
    expectNothingCut(pages, [210, 297])
    for (const { lines } of pages) {
      const texts = lines.map(({ text }) => text)
      expect(texts[0]).toBe('Klīnika Teikā')
      expect(texts.slice(1, 5).join(' ')).toContain(` ${Number(date.slice(8))}. `)
      expect(texts.join(' ')).not.toMatch(/29123456|Kalendārs/)
    }
    for (const visit of visits) {
      const rows = rowsOf(pages, visit, treatments.get(visit.serviceId))
      expect(rows, `${spanOf(visit)} ${visitorName(visit)}`).toHaveLength(1)
      expect(rows[0]?.head).toContain(doctors.get(visit.specialistId ?? 0))
    }
    expect(pages.length).toBeGreaterThan(scale)
  }
  await expect(page.getByRole('grid')).toBeVisible()
})

test('in Russian every visit of the day is on paper, and the week is one page', async ({
  browser,
  baseURL,
}) => {
  const date = dayAhead(0)
  const page = await enterAs(browser, { path: calendarPath(date), language: 'ru', colorScheme: 'dark' })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.locator('[data-sheet]')).toBeAttached()
  const visits = (await bookingsOf(http(baseURL), 1, date)).filter(({ isBlocked }) => !isBlocked)
  const pages = await print(page)
  expectNothingCut(pages, [210, 297])
  expect(pages[0]?.lines[0]?.text).toBe('улица Бривибас 49')
  for (const visit of visits) {
    const named = `${spanOf(visit)} ${visitorName(visit)}`
    const alike = visits.filter((other) => `${spanOf(other)} ${visitorName(other)}` === named)
    expect(rowsOf(pages, visit), named).toHaveLength(alike.length)
  }

  await page.goto(`/bookings/calendar?location=1&date=${date}`)
  await expect(page.locator('[data-column]')).toHaveCount(7)
  const week = await print(page)
  expect(week).toHaveLength(1)
  expectNothingCut(week, [297, 210])
})

test('the list is printed whole: every row, each column', async ({ browser }) => {
  const page = await enterAs(browser, {
    path: `/bookings/list?location=1&date=${dayAhead(0)}`,
    language: 'ru',
  })
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const said = (await page.locator('[data-count]', { hasText: ' из ' }).textContent()) ?? ''
  const count = Number(/^\d+/.exec(said.replace(/\s/g, ''))?.[0])
  expect(count).toBeGreaterThan(40)
  const pages = await print(page)
  expectNothingCut(pages, [297, 210])
  const rows = pages.flatMap(({ lines }) => lines).filter(({ text }) => /^\d\d\.\d\d\.\d{4} /.test(text))
  expect(rows).toHaveLength(count)
  expect(pages[0]?.lines.some(({ text }) => /^\d\d\.\d\d\.\d{4} /.test(text))).toBe(true)
})
