import { type Html, html } from '../edge/html.ts'
import { languages } from '../edge/page-language.ts'
import type { PageCall } from '../edge/written-page.ts'
import { publicAddress } from './addresses.ts'

/** Words of a page about itself, for those who find it. */
export type PageHead = {
  readonly title: string
  readonly description: string
  /** Path by which the page is known; null: it is not to be found. */
  readonly path: string | null
  /** Objects of schema.org that describe what the page is about. */
  readonly about?: object | null
}

/** Writes the head of a page: title, description, its address in each language, and what it is about. */
export function headOf(call: PageCall, { title, description, path, about }: PageHead): Html {
  return html`<title>${title} · Rinda</title>
<meta name="description" content="${description}">
${path === null ? html`<meta name="robots" content="noindex">` : addressesOf(call, path)}
${about ? structuredData(about) : null}`
}

function addressesOf(call: PageCall, path: string): Html {
  const own = publicAddress(call, path, call.language)
  const others = languages.map(
    (
      language,
    ) => html`<link rel="alternate" hreflang="${language}" href="${publicAddress(call, path, language)}">
`,
  )
  return html`<link rel="canonical" href="${own}">
${others}<link rel="alternate" hreflang="x-default" href="${publicAddress(call, path)}">`
}

/** Writes an object of JSON-LD. No text in it can end the element that it stands in. */
function structuredData(about: object): Html {
  const text = JSON.stringify(about).replace(/[<>&\u2028\u2029]/g, escapeInJson)
  return html`<script type="application/ld+json">${{ html: text }}</script>`
}

function escapeInJson(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
