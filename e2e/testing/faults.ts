import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The three ways in which a screen is looked at: every language, both colours, on a desk and in a hand. */
export const looks = [
  { language: 'lv', colorScheme: 'light', viewport: { width: 1366, height: 768 } },
  { language: 'en', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { language: 'ru', colorScheme: 'dark', viewport: { width: 1366, height: 768 } },
] as const

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe without its comments and long names: a browser reads it in two thirds of the time. */
const readAxe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Looks after which a page is judged although it never stood still. */
const mostLooks = 10

/**
 * Lists the faults that axe finds on the page, one line for each place. Axe notes where everything stands and looks at it afterwards: a page
 * that changed, scrolled or moved meanwhile, as when a count comes into the menu, is looked at anew.
 */
export async function faultsOf(page: Pick<Page, 'evaluate'>): Promise<string[]> {
  // Half of what a look costs is reading axe itself: a page that was looked at before still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readAxe)
  let seen = await look(page)
  for (let looks = 1; seen.hasChanged && looks < mostLooks; looks += 1) seen = await look(page)
  return seen.faults
}

function look(page: Pick<Page, 'evaluate'>): Promise<{ faults: string[]; hasChanged: boolean }> {
  return page.evaluate(async (tags) => {
    const scrolled = () => [...document.querySelectorAll('*')].filter((element) => element.scrollTop > 0)
    // A calendar opens at the present: what is then half under the heading is no smaller target for it.
    for (const element of scrolled()) element.scrollTop = 0
    // What is still fading has no colours of its own yet.
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))
    let hasChanged = false
    const note = () => {
      hasChanged = true
    }
    const watch = new MutationObserver(note)
    watch.observe(document, { subtree: true, childList: true, attributes: true })
    for (const moves of ['transitionrun', 'animationstart']) document.addEventListener(moves, note)
    // A frame is looked at by itself.
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const options = { runOnly: tags, iframes: false, elementRef: true }
    const { violations } = await run({ ...options, resultTypes: ['violations'] })
    hasChanged ||= watch.takeRecords().length > 0 || scrolled().length > 0
    watch.disconnect()
    for (const moves of ['transitionrun', 'animationstart']) document.removeEventListener(moves, note)
    // Under a dialog the page does not scroll: of a cell that the window's edge cuts, axe takes the lines in sight for the whole text.
    const isCut = (element: Element | undefined) =>
      element !== undefined && element.getBoundingClientRect().bottom > innerHeight
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'label-content-name-mismatch' || !isCut(element))
        .map(({ target, html, failureSummary }) => `${id}: ${target.join(' ')} ${html} ${failureSummary}`),
    )
    return { faults, hasChanged }
  }, standard)
}
