import { type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { fromDay, throughDay } from '@rinda/phrases/time/day-cases'
import { longDay } from '@rinda/phrases/time/day-text'
import { workingDay } from '../../testing/clock.ts'
import { sitDown } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { bookThere, makeLocation, makeService } from '../../testing/own-location.ts'
import { onTheWire } from '../../testing/own-visit.ts'
import { type Language, newName, signInAs } from '../../testing/portal.ts'
import { isRight } from '../../testing/visit-booking.ts'

// Among the places of the company, others of these names are to be found: no other journey makes any here.
test.use({ begins: '12:00', world: 'visit-nothing-free' })
const today = workingDay()
const friday = addDays(today, 1)
const languages = ['lv', 'en', 'ru'] as const

const words = {
  lv: {
    full: (through: string) => `Visi laiki ${through} ir aizņemti.`,
    opens: (from: string) => `Pierakstīties varēs uz laikiem ${from}.`,
    closed: 'Šajās nedēļās šeit nepieņem.',
    none: 'Tuvākajās astoņās nedēļās brīvu laiku nav.',
    line: 'Ņemt numuru rindā',
    place: 'Uz šīs vietas lapu',
  },
  en: {
    full: (through: string) => `All times ${through} are taken.`,
    opens: (from: string) => `Times can be booked ${from}.`,
    closed: 'The place takes no visits in these weeks.',
    none: 'Nothing is free in the next eight weeks.',
    line: 'Take a number in the line instead',
    place: 'To the page of this place',
  },
  ru: {
    full: (through: string) => `Всё время ${through} занято.`,
    opens: (from: string) => `Можно записаться на время ${from}.`,
    closed: 'В эти недели здесь не принимают.',
    none: 'В ближайшие восемь недель свободного времени нет.',
    line: 'Взять номер в очереди',
    place: 'На страницу этого места',
  },
} as const

/** Comes with a phone to the page of a service at which nothing is free. */
async function come(browser: Browser, serviceId: string, language: Language): Promise<Page> {
  const locale = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language]
  const page = await sitDown(browser, { locale, viewport: { width: 390, height: 844 } })
  await page.goto(`/visit/book/${serviceId}`)
  await expect(page.locator('[data-nothing-free] [role="status"]')).not.toBeEmpty()
  return page
}

test('where all is taken it says through which day, how long the line is now, and where the same is free', async ({
  browser,
}) => {
  const staff = await signInAs(browser)
  const name = `Pakalpojums ${newName()}`
  const location = await makeLocation(staff, `Pilna ${newName()}`, { qms_active: true })
  // One visit takes the whole of the one day.
  const only = {
    duration: 540,
    qms_id: 'OWN',
    average_time: 10,
    bms_start_date: friday,
    bms_end_date: friday,
  }
  const service = await makeService(staff, location, name, only)
  const elsewhere = await makeLocation(staff, `Brīva ${newName()}`)
  const same = await makeService(staff, elsewhere, name)
  await bookThere(staff, { location, service }, { ...onTheWire(friday, '09:00'), name: 'Līga' })
  for (const language of languages) {
    const said = words[language]
    const page = await come(browser, service.id, language)
    await expect(page.getByText(said.full(throughDay(friday, language, today)))).toBeVisible()
    await expect(page.getByText(said.none)).toBeVisible()
    await expect(page.locator('[data-line-now] strong')).toContainText(
      /neapkalpo|nobody serving|не обслуживают/,
    )
    await expect(page.locator(`a[href="/visit/book/${same.id}"]`)).toBeVisible()
    await isRight(page)
    await page.getByRole('link', { name: said.line }).click()
    await expect(page).toHaveURL(new RegExp(`/visit/location/${location.id}$`))
    await page.goBack()
    await page.locator(`a[href="/visit/book/${same.id}"]`).click()
    await expect(page.locator('input[name="time"]').first()).toBeAttached()
  }
})

test('before booking opens it says from which day on, and leads to the first free ones', async ({
  browser,
}) => {
  const staff = await signInAs(browser)
  const location = await makeLocation(staff, `Vēlāk ${newName()}`)
  const opens = addDays(today, 70)
  const service = await makeService(staff, location, 'Vēlāk', { bms_start_date: opens })
  for (const language of languages) {
    const page = await come(browser, service.id, language)
    await expect(page.getByText(words[language].opens(fromDay(opens, language, today)))).toBeVisible()
    const first = page.getByRole('button', { name: longDay(opens, language, today), exact: true })
    await expect(first).toBeVisible()
    await isRight(page)
    await first.click()
    await expect(page.locator('input[name="time"]').first()).toBeAttached()
  }
})

test('where the place is closed it says so', async ({ browser }) => {
  const staff = await signInAs(browser)
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
  const never = Object.fromEntries(
    days.flatMap((day) => [`open_${day}_from`, `open_${day}_till`]).map((at) => [at, '']),
  )
  const location = await makeLocation(staff, `Slēgta ${newName()}`, never)
  const service = await makeService(staff, location, 'Nekad')
  for (const language of languages) {
    const page = await come(browser, service.id, language)
    await expect(page.getByText(words[language].closed)).toBeVisible()
    await expect(page.getByRole('link', { name: words[language].place })).toBeVisible()
    await isRight(page)
  }
})
