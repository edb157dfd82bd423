import { expect } from '@playwright/test'
import { addDays, utcDateTime } from '@rinda/domain/time/zone'
import { goOnTo, minutesAhead, workingDay } from '../testing/clock.ts'
import { heldLine } from '../testing/held-line.ts'
import { test } from '../testing/journey.ts'
import { bookThere, changeLocation, makeLocation, makeService } from '../testing/own-location.ts'
import { makeVisitPlace } from '../testing/own-visit.ts'
import { book, bookingOf, enterAs, newName, openScreen, signInAs } from '../testing/portal.ts'

// A world of their own: time goes on in it.
test.use({ begins: '12:00', world: 'attended' })

test('a visitor is marked as attended on the day of the visit, and the mark is taken back', async ({
  browser,
}) => {
  const { location } = await makeVisitPlace(browser)
  const path = (date: string) => `/bookings?location=${location.id}&date=${date}`
  const page = await enterAs(browser, { path: path(addDays(workingDay(), 1)) })
  const name = newName()
  const free = page.locator('[role="gridcell"] button[data-cell*="/service-"]')
  await book(page, free.last(), 'Agra', name)
  const cell = bookingOf(page, `Agra ${name}`)
  await cell.click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('button', { name: 'Pārcelt', exact: true })).toBeVisible()
  await expect(details.getByRole('button', { name: 'Apkalpots' })).toHaveCount(0)

  await openScreen(page, path(workingDay()))
  await book(page, free.last(), 'Agra', name)
  await cell.click()
  await details.getByRole('button', { name: 'Apkalpots' }).click()
  await expect(cell).toHaveAttribute('data-state', 'attended')
  await expect(details.getByText('Apmeklētājs jau ir apkalpots, tāpēc pierakstu nevar atcelt.')).toBeVisible()
  await expect(details.getByRole('button', { name: 'Pārcelt', exact: true })).toHaveCount(0)
  await details.getByRole('button', { name: 'Nav apkalpots' }).click()
  await expect(cell).toHaveAttribute('data-state', 'booked')
  await expect(details.getByRole('button', { name: 'Pārcelt', exact: true })).toBeVisible()
})

const [desk, phone] = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
]
for (const { language, serve, viewport } of [
  { language: 'en', serve: /^Mark attended: /, viewport: desk },
  { language: 'ru', serve: /^Обслужено: /, viewport: phone },
] as const) {
  test(`whoever came though the place was to be closed is marked once the time has come, while the answer for another is awaited, in ${language}`, async ({
    browser,
    server,
  }) => {
    const staff = await signInAs(browser)
    const location = await makeLocation(staff, newName())
    // The next half or whole hour that is not too near.
    const begins = Math.ceil(minutesAhead(5) / 30) * 30
    for (const name of ['Konsultācija', 'Kase']) {
      const service = await makeService(staff, location, name, { duration: 60 })
      await bookThere(staff, { location, service }, { ...utcDateTime(begins), name: newName() })
    }
    const special_times = [{ day: workingDay(), from: null, till: null }]
    await changeLocation(staff, location, { config: { special_times } })
    const path = `/issues?location=${location.id}`
    const page = await enterAs(browser, { path, language, viewport })
    const attended = page.locator('[data-row]').getByRole('button', { name: serve })
    await expect(page.locator('[data-row]')).toHaveCount(2)
    await expect(attended).toHaveCount(0)

    await goOnTo(server, new Date((begins + 1) * 60_000))
    const answer = await heldLine(page, /\/booking\//, 'serve_booking')
    await page.goto(path)
    await expect(attended).toHaveCount(2)
    await attended.first().click()
    await expect(attended.first()).toHaveAttribute('aria-busy', 'true')
    await expect(attended.last()).not.toHaveAttribute('aria-busy')
    await attended.last().click()
    await expect(attended.last()).toHaveAttribute('aria-busy', 'true')
    answer()
    await expect(page.locator('[data-row]')).toHaveCount(0)
  })
}
