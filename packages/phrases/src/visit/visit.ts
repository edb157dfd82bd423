import type { firstVisit as english } from '../en/visit/visit.ts'
import type { Language } from '../resources.ts'

/** The texts that every page of the visitors needs; those of one page are late ones. */
export type VisitPhrases = typeof english

type Loaded = { readonly [Namespace in keyof VisitPhrases]: Readonly<Record<string, string>> }

const loaders: { readonly [Each in Language]: () => Promise<Loaded> } = {
  lv: async () => (await import('../lv/visit/visit.ts')).firstVisit,
  en: async () => (await import('../en/visit/visit.ts')).firstVisit,
  ru: async () => (await import('../ru/visit/visit.ts')).firstVisit,
}

/** Brings the visitors' first texts in one language. */
export function loadVisit(language: Language): Promise<Loaded> {
  return loaders[language]()
}
