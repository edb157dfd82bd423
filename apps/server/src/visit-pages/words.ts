import type { Say } from '@rinda/phrases/say'
import { loadVisitFind, type VisitFindPhrases } from '@rinda/phrases/visit/find'
import type { Language } from '../edge/page-language.ts'

/** The texts of these pages in one language. */
export type Words = { readonly t: Say<VisitFindPhrases>; readonly language: Language }

const spoken = new Map<Language, Promise<Words>>()

/** Brings the texts of these pages; they are made ready once. */
export function wordsOf(language: Language): Promise<Words> {
  const known = spoken.get(language)
  if (known) return known
  const made = loadVisitFind(language).then((t) => ({ t, language }))
  spoken.set(language, made)
  return made
}

type Texts<Name extends string> = Readonly<Record<Name | `${Name}_${Language}`, string>>

/** A text of a company, location or service in a language; where it has none, the default. */
export function textOf<Name extends string>(row: Texts<Name>, name: Name, language: Language): string {
  return row[`${name}_${language}`] || row[name]
}
