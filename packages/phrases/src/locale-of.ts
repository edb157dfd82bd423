import type { Language } from './resources.ts'

const locales: { readonly [Each in Language]: string } = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }

/** Locale in which dates of a language are written; English as in Europe: day before month, 24 hours. */
export function localeOf(language: Language): string {
  return locales[language]
}
