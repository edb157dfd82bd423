import { type Html, html } from '../edge/html.ts'
import type { PageCall } from '../edge/written-page.ts'
import { headOf, type PageHead } from './head.ts'

/** The page of the app with the head of what is shown on it, and with what can be read before the app has come, and beside it. */
export function appPage(call: PageCall, head: PageHead, written: Html | null): string {
  const { appPage: page, placeStyle } = call.look
  const style = written ? html`<style id="written-style">${{ html: placeStyle }}</style>` : null
  return page
    .replace(/<html lang="\w+">/, () => `<html lang="${call.language}">`)
    .replace(/<title>[^<]*<\/title>/, () => html`${headOf(call, head)}${style}`.html)
    .replace(/<noscript>.*?<\/noscript>/s, (said) => (written ? '' : said))
    .replace('<div id="root"></div>', (root) => root + (written?.html ?? ''))
}
