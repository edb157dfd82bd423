import { expect, type Page } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { kioskWords, openKiosk, serviceAt } from '../../testing/kiosk-place.ts'
import { changeLocation } from '../../testing/own-location.ts'
import { signInAs } from '../../testing/portal.ts'
import { agentAt, makePlace, rowsOf } from '../../testing/queue-desk.ts'

test.use({ begins: '12:00' })

const here = { latitude: 56.9511111, longitude: 24.1133333 }
const far = { latitude: 56.9611111, longitude: 24.1133333 }
const near = { most_distance_meters: 300, most_people: 4 }

/** Answers for the owner of a phone whether pages may know where it is: what is not granted is denied. */
async function mayLocate(phone: Page, isGranted: boolean): Promise<void> {
  await phone.context().grantPermissions([isGranted ? 'geolocation' : 'notifications'])
}

const ways = [
  {
    language: 'lv',
    locale: 'lv-LV',
    colorScheme: 'light',
    distance: '300 m',
    denied: 'nedrīkst zināt, kur jūs esat',
    far: 'Jūs esat pārāk tālu',
    more: 'Par vienu vairāk',
    fewer: 'Par vienu mazāk',
    own: 'Jūsu numurs',
  },
  {
    language: 'en',
    locale: 'en-GB',
    colorScheme: 'dark',
    distance: '300 m',
    denied: 'may not know where you are',
    far: 'You are too far from here',
    more: 'One more',
    fewer: 'One less',
    own: 'Your number',
  },
  {
    language: 'ru',
    locale: 'ru-RU',
    colorScheme: 'dark',
    distance: '300 м',
    denied: 'нельзя знать, где вы',
    far: 'Вы слишком далеко',
    more: 'На одного больше',
    fewer: 'На одного меньше',
    own: 'Ваш номер',
  },
] as const

for (const way of ways) {
  test(`a location gives numbers to phones near it alone, and one for a family, in ${way.language}`, async ({
    browser,
  }) => {
    const { page: agent, place } = await agentAt(browser)
    await changeLocation(agent, place.location, { ...here, config: { queue: near } })
    const { locale, colorScheme } = way
    const phone = await sitDown(browser, { locale, colorScheme, viewport: { width: 390, height: 844 } })
    await mayLocate(phone, false)
    await phone.context().setGeolocation(far)
    await phone.goto(`/visit/location/${place.location.id}`)
    await expect(phone.getByText(way.distance)).toBeVisible()
    const service = phone.getByRole('button', { name: /Konsultācija/ })
    await expect(service).toHaveAttribute('aria-disabled', 'false')
    expect(await faultsOf(phone)).toEqual([])

    await service.click()
    await expect(phone.getByText(way.denied)).toBeVisible()
    expect(await faultsOf(phone)).toEqual([])
    await mayLocate(phone, true)
    await service.click()
    await expect(phone.getByText(way.far)).toBeVisible()
    await expect(rowsOf(agent)).toHaveCount(0)

    const more = phone.getByRole('button', { name: way.more })
    for (let press = 0; press < 3; press += 1) await more.click()
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(phone.locator('output')).toHaveText('4')
    await phone.getByRole('button', { name: way.fewer }).click()
    await phone.context().setGeolocation(here)
    await service.click()
    await expect(phone.getByRole('heading', { name: way.own })).toBeVisible()
    await expect(rowsOf(agent)).toContainText(['3 cilvēki'])
  })
}

test('who only looks is not asked where they are, and where nothing is asked nothing is said of it', async ({
  browser,
}) => {
  const staff = await signInAs(browser)
  const place = await makePlace(staff)
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  await phone.addInitScript(() => {
    Object.assign(window, { asked: 0 })
    navigator.geolocation.getCurrentPosition = () => {
      Object.assign(window, { asked: 1 })
    }
  })
  const asked = () => phone.evaluate(() => (window as unknown as { asked: number }).asked)
  await phone.goto(`/visit/location/${place.location.id}`)
  const service = phone.getByRole('button', { name: /Konsultācija/ })
  await expect(service).toHaveAttribute('aria-disabled', 'false')
  await expect(phone.getByText('attālumā')).toHaveCount(0)
  await expect(phone.locator('output')).toHaveCount(0)
  await changeLocation(staff, place.location, { ...here, config: { queue: near } })
  await phone.reload()
  await expect(phone.getByText('attālumā')).toBeVisible()
  expect(await asked()).toBe(0)
  await service.click()
  await expect(phone.getByText('Noskaidrojam, kur jūs esat')).toBeVisible()
  expect(await asked()).toBe(1)
})

test('a kiosk that is not paired is no nearer than a phone, and says so', async ({ browser }) => {
  const staff = await signInAs(browser)
  const place = await makePlace(staff)
  await changeLocation(staff, place.location, { ...here, config: { queue: near } })
  const kiosk = await openKiosk(browser, Number(place.location.id))
  await kiosk.getByRole('button', { name: kioskWords.lv.number }).click()
  await serviceAt(kiosk, place.serviceId).click()
  await expect(kiosk.getByText('Tālrunis nepateica, kur tas atrodas')).toBeVisible()
})
