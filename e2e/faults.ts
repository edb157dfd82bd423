import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The three ways in which a screen is looked at: every language, both colours, on a desk and in a hand. */
export const looks = [
  { language: 'lv', colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { language: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { language: 'ru', colorScheme: 'dark', viewport: { width: 1366, height: 768 } },
] as const

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Lists the faults that axe finds on the page, one line for each place. */
export async function faultsOf(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  // A calendar opens at the present: what is then half under the heading is no smaller target for it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
  })
  // What is still fading has no colours of its own yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  )
  // Half of what a look costs is reading axe itself: a page that was looked at before still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return await page.evaluate(
    async ({ tags, mostLooks }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe
      const look = async () => {
        let hasChanged = false
        const watch = new MutationObserver(() => {
          hasChanged = true
        })
        watch.observe(document.body, { subtree: true, childList: true, attributes: true })
        // A frame is looked at by itself.
        const { violations } = await run({ runOnly: tags, resultTypes: ['violations'], iframes: false })
        hasChanged ||= watch.takeRecords().length > 0
        watch.disconnect()
        return { violations, hasChanged }
      }
      // Axe notes where everything stands and looks at it afterwards: what moved meanwhile, as when a count comes into the menu, is looked at anew.
      let seen = await look()
      for (let looks = 1; seen.hasChanged && looks < mostLooks; looks += 1) seen = await look()
      return seen.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
      )
    },
    { tags: standard, mostLooks: 5 },
  )
}
