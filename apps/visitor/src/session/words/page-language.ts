import { firstLanguage, rememberLanguage } from '@rinda/live/language-choice'
import { isLanguage, type Language } from '@rinda/phrases/resources'

const yearSeconds = 365 * 24 * 60 * 60

/** The language to begin with: the one that the address asks for, or that was chosen on a page which the server wrote; else as everywhere. */
export function pageLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const kept = /(?:^|; )rinda_language=(\w\w)/.exec(document.cookie)?.[1]
  return [asked, kept].find(isLanguage) ?? firstLanguage()
}

/** Remembers a choice on this device, and tells the server of it, which writes pages in it. */
export function keepLanguage(language: Language): void {
  rememberLanguage(language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere
  document.cookie = `rinda_language=${language}; path=/visit; max-age=${yearSeconds}; samesite=lax`
}
