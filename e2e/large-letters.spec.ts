import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { dayAhead, enterAs } from './portal.ts'

/** Words of which a part is hidden below the edge of what they stand in. */
const cutWords = (page: Page) =>
  page.locator('main :is(span, td, p, button, h1, h2):visible').evaluateAll((all) =>
    all
      .filter((one) => {
        const { clipPath, overflowY, webkitLineClamp } = getComputedStyle(one)
        // What is long ends in dots after its second line, however large the letters are.
        return overflowY === 'hidden' && clipPath === 'none' && webkitLineClamp === 'none'
      })
      .filter((one) => one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent),
  )

/** Words that are asked for in sizes and spaces of a person's own: at twice the size alone, and spaced as WCAG 2.2, criterion 1.4.12, says. */
const wishes = {
  'twice as large': 'html { font-size: 200% !important }',
  'far apart':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
}

for (const [wish, text] of Object.entries(wishes)) {
  for (const viewport of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    test(`no row of the calendars and the list cuts words that are ${wish}, ${viewport.width} px`, async ({
      browser,
    }) => {
      const page = await enterAs(browser, { path: '/', viewport })
      await page.addInitScript((style) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets.push(sheet)
      }, text)
      const day = `location=1&date=${dayAhead(1)}`
      for (const [path, shown] of [
        [`/bookings?${day}`, '[data-size][data-state]'],
        [`/bookings/calendar?${day}`, '[data-size][data-state]'],
        [`/bookings/list?${day}&period=day`, '[data-row]'],
      ] as const)
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.locator(shown).first()).toBeVisible()
          await expect.poll(() => cutWords(page)).toEqual([])
        })
    })
  }
}
