/** The languages in which people are written to. */
export const languages = ['lv', 'en', 'ru'] as const

/** Names of the languages, each in itself. */
export const languageNames = { lv: 'Latviešu', en: 'English', ru: 'Русский' } as const
