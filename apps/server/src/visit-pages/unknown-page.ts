import { html } from '../edge/html.ts'
import type { PageCall, WrittenPage } from '../edge/written-page.ts'
import { pageFrame } from './frame.ts'
import { readSought } from './search/search.ts'
import { searchForm } from './search/search-form.ts'
import { wordsOf } from './words.ts'

/** Writes what is shown where nothing is, or nothing that anybody may see: with the search beside it. */
export async function writeUnknownPage(call: PageCall): Promise<WrittenPage> {
  const words = await wordsOf(call.language)
  const { t } = words
  const page = {
    ...{ title: t('unknown'), description: t('describe'), path: null },
    icons: ['search'] as const,
    content: html`<h1>${t('unknown')}</h1>
<p class="hint">${t('unknownHint')}</p>
${searchForm(call, readSought(new URLSearchParams()), words, { hasList: false })}`,
  }
  return { status: 404, html: pageFrame(call, page) }
}

/** Writes what is shown where a page could not be written, as while the database is away. */
export async function writeBrokenPage(call: PageCall): Promise<string> {
  const { t } = await wordsOf(call.language)
  const content = html`<h1>${t('broken')}</h1><p class="hint">${t('brokenHint')} <a href="">${t('again')}</a></p>`
  return pageFrame(call, { title: t('broken'), description: t('describe'), path: null, icons: [], content })
}
