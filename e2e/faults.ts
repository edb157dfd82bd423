import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** The three ways in which a screen is looked at: every language, both colours, on a desk and in a hand. */
export const looks = [
  { language: 'lv', colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { language: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { language: 'ru', colorScheme: 'dark', viewport: { width: 1366, height: 768 } },
] as const

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong on the page, one line for each place. */
export async function faultsOf(page: Page): Promise<string[]> {
  // A calendar opens at the present: what is then half under the heading is no smaller target for it.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
  })
  // What is still fading has no colours of its own yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  )
  // We have no frames of others: in the page alone it is several times as quick.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(standard).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}
