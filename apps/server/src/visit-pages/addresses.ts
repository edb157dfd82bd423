import { languages } from '../edge/page-language.ts'
import type { PageCall } from '../edge/written-page.ts'

type Search = Readonly<Record<string, string | number>>

/** An address on this site, in the language that was asked for by address: whoever keeps no cookies stays in it. */
export function linkTo({ query }: Pick<PageCall, 'query'>, path: string, search: Search = {}): string {
  const all = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) all.set(name, String(value))
  const lang = languages.find((language) => language === query.get('lang'))
  if (lang) all.set('lang', lang)
  return all.size > 0 ? `${path}?${all}` : path
}

/** The same page in another language: what else stands in its address stays. */
export function inLanguage({ path, query }: Pick<PageCall, 'path' | 'query'>, language: string): string {
  const all = new URLSearchParams(query)
  all.set('lang', language)
  return `${path}?${all}`
}

/** The whole address of a page in a language, by which it is known to others. */
export function publicAddress({ origin }: Pick<PageCall, 'origin'>, path: string, language?: string): string {
  return `${origin}${path}${language === undefined ? '' : `?lang=${language}`}`
}
