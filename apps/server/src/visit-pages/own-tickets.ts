import { type Html, html } from '../edge/html.ts'
import type { Words } from './words.ts'

/** The place where a device shows the way back to the tickets that it took, with the words for it: the server does not know them. */
export function ownTickets({ t }: Words): Html {
  const yours = t('yours', { label: '{{label}}' })
  return html`<nav id="own-tickets" class="own-tickets" aria-label="${t('ownTickets')}" data-yours="${yours}" data-back="${t('yoursText')}" hidden></nav>`
}
