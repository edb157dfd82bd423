import { isLanguage, type Language } from '@rinda/phrases/resources'

const usual: readonly Language[] = ['lv', 'en', 'ru']

/** The languages in which calls are said, in their order, as the address of the page wishes: `?speak=lv,en`; none after `?speak=`. */
export function spokenLanguages(query: string): readonly Language[] {
  const wanted = new URLSearchParams(query).get('speak')
  if (wanted === null) return usual
  return [...new Set(wanted.split(',').map((one) => one.trim()))].filter(isLanguage)
}
