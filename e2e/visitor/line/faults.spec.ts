import { expect } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf, looks } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'

const words = {
  lv: {
    again: 'Mēģināt vēlreiz',
    loading: 'Ielādē …',
    places: 'Skatīt visas vietas',
    own: 'Atrast savus pierakstus',
  },
  en: { again: 'Try again', loading: 'Loading …', places: 'See all places', own: 'Find my appointments' },
  ru: { again: 'Попробовать ещё раз', loading: 'Загрузка …', places: 'Все места', own: 'Найти свои записи' },
} as const
const locales = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' } as const

/** Pages that ask the server for what they show, on each of the grounds that there are; and what stands there once it has answered. */
const pages = [
  { path: '/visit/book/1', there: 'main h1' },
  { path: '/visit/bookings', there: 'input[name="address"]' },
  { path: '/visit/kiosk/3', there: 'main h1' },
  { path: '/visit/ticket/1#none', there: 'main h1' },
  { path: '/visit/opt-out/none', there: 'main p' },
  { path: '/visit/widget/company/1', there: 'main select' },
] as const

for (const { language, colorScheme, viewport } of looks) {
  test(`a page says that it is loading, that it could not, and comes once it can [${language}]`, async ({
    browser,
  }) => {
    const said = words[language]
    const phone = await sitDown(browser, { locale: locales[language], colorScheme, viewport })
    const asked = '**/api/**'
    for (const { path, there } of pages) {
      // Never answered: as on a line that is very slow.
      await phone.route(asked, () => {})
      await phone.goto('about:blank')
      await phone.goto(path)
      await expect(phone.getByRole('status').filter({ hasText: said.loading })).toHaveText(said.loading)
      expect(await faultsOf(phone), `${path} while it loads`).toEqual([])
      await phone.unroute(asked)

      await phone.route(asked, (route) => route.abort())
      await phone.reload()
      const again = phone.getByRole('button', { name: said.again })
      await expect(again).toBeVisible()
      await expect(phone.getByRole('button', { name: 'EN English' })).toBeVisible()
      expect(await faultsOf(phone), `${path} without a line`).toEqual([])
      await phone.unroute(asked)
      // It may have tried by itself meanwhile.
      await again.click({ timeout: 5_000 }).catch(() => {})
      await expect(phone.locator(there).first()).toBeVisible()
      await expect(again).toHaveCount(0)
    }
  })

  test(`a link that leads to nothing leads on [${language}]`, async ({ browser }) => {
    const said = words[language]
    const phone = await sitDown(browser, { locale: locales[language], colorScheme, viewport })
    await phone.goto('/visit/ticket/1#none')
    await phone.getByRole('link', { name: said.places }).click()
    await expect(phone).toHaveURL(/\/visit\/$/)
    await phone.goto('/visit/booking/none#none')
    await expect(phone.getByRole('link', { name: said.places })).toBeVisible()
    expect(await faultsOf(phone)).toEqual([])
    await phone.getByRole('link', { name: said.own }).click()
    await expect(phone).toHaveURL(/\/visit\/bookings$/)
    await expect(phone.locator('input[name="address"]')).toBeVisible()
  })
}
