import { type Html, html } from '../edge/html.ts'

/** Tells whether a text is the address of a web page: nothing else becomes a link. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** A link to another's page, shown as people say it. */
export function webLink(address: string): Html {
  const { host, pathname } = new URL(address)
  const said = host.replace(/^www\./, '') + pathname.replace(/\/$/, '')
  return html`<a href="${address}" rel="noreferrer">${said}</a>`
}
