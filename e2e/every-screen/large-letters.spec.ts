import { expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { dayAhead, openScreen, signInAs, walkTo } from '../testing/portal.ts'

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

/** Times and days of the calendars that are wider than what they stand in; a name may be. */
const narrowLabels = (page: Page) =>
  page
    .locator(
      'main :is([data-face="rest"] [data-text], [data-cell*="/free-"] span, nav button[aria-label]):visible',
    )
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.getAttribute('data-text') ?? one.textContent),
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
    test(`no row of the calendars, the list and the hours cuts words that are ${wish}, ${viewport.width} px`, async ({
      browser,
    }) => {
      const page = await signInAs(browser, { viewport })
      await page.addInitScript((style) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets.push(sheet)
      }, text)
      const day = `location=1&date=${dayAhead(1)}`
      await openScreen(page, `/bookings?${day}`)
      for (const [path, shown] of [
        [`/bookings?${day}`, '[data-size][data-state]'],
        [`/bookings/calendar?${day}`, '[data-size][data-state]'],
        [`/bookings/list?${day}&period=day`, '[data-row]'],
        ['/open-times', 'main :text("08:00")'],
        ['/service-times', 'main :text("08:00"), main :text("kā parasti")'],
      ] as const)
        await test.step(path, async () => {
          await walkTo(page, path)
          await expect(page.locator(shown).first()).toBeVisible()
          await expect.poll(() => cutWords(page)).toEqual([])
          // Letters that stand far apart may end in dots: what a box says is its name, too.
          if (wish === 'twice as large') await expect.poll(() => narrowLabels(page)).toEqual([])
        })
    })
  }
}

for (const language of ['lv', 'ru'] as const)
  test(`what is chosen is told whole above the calendars where letters are twice as large, ${language}`, async ({
    browser,
  }) => {
    const page = await signInAs(browser, { language, viewport: { width: 1366, height: 768 } })
    await page.addInitScript((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    }, wishes['twice as large'])
    const day = `location=1&date=${dayAhead(1)}`
    await openScreen(page, `/bookings?${day}`, language)
    for (const path of ['/bookings', '/bookings/calendar', '/bookings/list']) {
      await walkTo(page, `${path}?${day}`)
      const choices = page.getByRole('toolbar').getByRole('combobox')
      const branch = choices.filter({ hasText: /Brīvības iela 49|Бривибас 49/ })
      await expect(branch).toBeVisible()
      // Above the day stands how many days there are, too.
      const told = path === '/bookings' ? choices : branch
      const cut = () =>
        told
          .locator('span')
          .evaluateAll((all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
          )
      await expect.poll(cut).toEqual([])
    }
  })

/** Words that are broken between two letters, or end beyond the edge of their column. */
const brokenWords = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const found: string[] = []
      const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { data } = texts.currentNode as Text
        for (const word of data.matchAll(/[\p{L}\d]+/gu)) {
          const range = new Range()
          range.setStart(texts.currentNode, word.index)
          range.setEnd(texts.currentNode, word.index + word[0].length)
          const cell = texts.currentNode.parentElement?.closest('td, th')?.getBoundingClientRect()
          const place = range.getBoundingClientRect()
          const isBroken = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
          if (isBroken || (cell && place.right > cell.right)) found.push(word[0])
        }
      }
      return found
    }),
  )

for (const language of ['lv', 'ru'] as const) {
  test(`no table breaks a word on a tablet (${language})`, async ({ browser }) => {
    const page = await signInAs(browser, { language, viewport: { width: 768, height: 1024 } })
    await openScreen(page, '/portal-users', language)
    for (const path of ['/portal-users', '/specialists', '/queue-staffing?location=2'])
      await test.step(path, async () => {
        await walkTo(page, path)
        await expect(page.locator('main table :is(td, th)').filter({ visible: true }).first()).toBeVisible()
        await expect.poll(() => brokenWords(page)).toEqual([])
      })
  })
}
