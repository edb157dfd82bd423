import type { en } from './en/all.ts'

export const languages = ['lv', 'en', 'ru'] as const
export type Language = (typeof languages)[number]

/** The namespaces and keys that a screen may ask for: English is where they are named. */
export type Phrases = typeof en
export type PhraseNamespace = keyof Phrases

/** A language's texts by namespace. */
export type LoadedPhrases = { readonly [Namespace in PhraseNamespace]: Readonly<Record<string, string>> }

const loaders: { readonly [Each in Language]: () => Promise<LoadedPhrases> } = {
  lv: async () => (await import('./lv/all.ts')).lv,
  en: async () => (await import('./en/all.ts')).en,
  ru: async () => (await import('./ru/all.ts')).ru,
}

/** Brings the texts of one language; each language is a file of its own, loaded when it is spoken. */
export function loadPhrases(language: Language): Promise<LoadedPhrases> {
  return loaders[language]()
}

export function isLanguage(text: unknown): text is Language {
  return languages.includes(text as Language)
}
