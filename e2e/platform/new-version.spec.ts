import { expect, type Page } from '@playwright/test'
import { presentOfJourneys } from '../testing/clock.ts'
import { test } from '../testing/journey.ts'
import { calendarPath, dayAhead, enterAs, type Language } from '../testing/portal.ts'

const said = {
  lv: { title: 'Portālam ir pieejama jauna versija, lūdzu pārlādēt!', reload: 'Pārlādēt' },
  en: { title: 'A new version of the portal is available, please reload!', reload: 'Reload' },
  ru: { title: 'Доступна новая версия портала, пожалуйста, перезагрузите!', reload: 'Перезагрузить' },
} as const
const path = calendarPath(dayAhead(31))

async function publish(page: Page, version: string): Promise<void> {
  await page.unroute('/config.json')
  await page.route('/config.json', (route) => route.fulfill({ json: { version } }))
}

function dialogOf(page: Page, language: Language) {
  return page.getByRole('dialog', { name: said[language].title })
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`in ${language}, a portal that is out of date can only be loaded again`, async ({ browser }) => {
    const page = await enterAs(browser, { path, language })
    await publish(page, '999.0.0')
    await page.reload()
    const dialog = dialogOf(page, language)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveText([said[language].reload])
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(dialog).toBeVisible()
    await page.unroute('/config.json')
    await dialog.getByRole('button', { name: said[language].reload }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
}

test('a version that is published while the portal is open is noticed by itself', async ({ browser }) => {
  const page = await enterAs(browser, { path })
  await page.clock.install({ time: presentOfJourneys() })
  await Promise.all([page.waitForResponse('/config.json'), page.reload()])
  const { version } = (await (await page.request.get('/config.json')).json()) as { version: string }
  expect(version).toBe(await page.locator('meta[name="rinda-version"]').getAttribute('content'))
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await publish(page, `${version}0`)
  await page.clock.fastForward(20_000)
  await expect(dialogOf(page, 'lv')).toBeVisible()
})

test('a check that fails disturbs nobody', async ({ browser }) => {
  const page = await enterAs(browser, { path })
  await page.route('/config.json', (route) => route.abort())
  const logged = page.waitForEvent('console', (message) => message.text().includes('published version'))
  await page.reload()
  await logged
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
