import type { visitFind } from '../en/visit/find.ts'
import type { Language } from '../resources.ts'
import { type Say, speaker } from '../say.ts'

/** Texts of the pages on which visitors find a place. The server alone writes them: they are no part of the app. */
export type VisitFindPhrases = typeof visitFind

const loaders: { readonly [Each in Language]: () => Promise<Readonly<Record<string, string>>> } = {
  lv: async () => (await import('../lv/visit/find.ts')).visitFind,
  en: async () => (await import('../en/visit/find.ts')).visitFind,
  ru: async () => (await import('../ru/visit/find.ts')).visitFind,
}

/** Brings those texts in one language. */
export function visitFindTexts(language: Language): Promise<Readonly<Record<string, string>>> {
  return loaders[language]()
}

/** Brings them ready to be spoken. */
export async function loadVisitFind(language: Language): Promise<Say<VisitFindPhrases>> {
  return speaker<{ find: VisitFindPhrases }>(language, { find: await visitFindTexts(language) })('find')
}
