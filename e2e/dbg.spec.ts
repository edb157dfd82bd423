import { test } from './journey.ts'
import { enterAs, dayAhead } from './portal.ts'
test.use({ begins: '12:00' })
test('look', async ({ browser }) => {
  test.setTimeout(180000)
  const d = dayAhead(7)
  for (const [n, path, more] of [
    ['lv', `/queue-staffing?location=2&date=${d}`, {}],
    ['ru-dark', `/queue-staffing?location=3&date=${d}&target=5`, { language: 'ru', colorScheme: 'dark' }],
    ['phone', `/queue-staffing?location=2&date=${d}&target=5`, { viewport: { width: 390, height: 844 } }],
    ['empty', `/queue-staffing?location=1&date=${d}`, {}],
    ['table', `/queue-staffing?location=2&date=${d}&view=table`, { language: 'en' }],
  ] as const) {
    const page = await enterAs(browser, { path, viewport: { width: 1366, height: 768 }, ...more } as never)
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/w/staffing/${n}.png`, fullPage: n === 'phone' })
    if (n === 'lv') console.log((await (await page.request.get(`/api/portal/locations/2/staffing?week=${d}`)).text()).slice(0, 3000))
  }
})
