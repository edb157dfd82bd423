import { type Html, html } from '../../edge/html.ts'
import type { PageCall } from '../../edge/written-page.ts'
import { linkTo } from '../addresses.ts'
import { rowOf } from '../row.ts'
import type { Words } from '../words.ts'
import type { FoundPlaces } from './find-places.ts'
import { filters, type Sought } from './search.ts'

type List = { call: PageCall; words: Words; found: FoundPlaces; sought: Sought; hasCompany: boolean }

/** The places that were found, their number, and the way to the next ones. The script puts a newer one in its place. */
export function listOf({ call, words, found, sought, hasCompany }: List): Html {
  const { t } = words
  if (found.count === 0)
    return html`<section id="found"><h2 class="count">${t('noPlaces')}</h2>
<p class="hint">${t('noPlacesHint')} <a href="${linkTo(call, '/visit/')}">${t('showAll')}</a></p></section>`
  const order = call.near ? t('nearestFirst') : t('openFirst')
  return html`<section id="found" aria-labelledby="count">
<div class="over"><p class="count" id="count">${t('places', { count: found.count })}</p><p class="hint">${order}</p></div>
<ul class="places">${found.rows.map((row) => rowOf(row, { call, words, hasCompany }))}</ul>
${found.pages > 1 ? pagesOf({ call, words, found, sought, hasCompany }) : null}
</section>`
}

function pagesOf({ call, words: { t }, found: { page, pages }, sought }: List): Html {
  const isOn = { open: sought.isOpen, 'step-free': sought.isStepFree, short: sought.isShort }
  const kept = {
    ...(sought.text ? { q: sought.text } : {}),
    ...Object.fromEntries(filters.filter((name) => isOn[name]).map((name) => [name, 1])),
  }
  const to = (other: number) => linkTo(call, call.path, { ...kept, ...(other > 1 ? { page: other } : {}) })
  return html`<nav class="pages" aria-label="${t('pages')}">
${page > 1 ? html`<a rel="prev" href="${to(page - 1)}">${t('previousPage')}</a>` : null}
<span>${t('pageOf', { page, pages })}</span>
${page < pages ? html`<a rel="next" href="${to(page + 1)}">${t('nextPage')}</a>` : null}
</nav>`
}
