import { type AdminTexts, adminSayer, loadAdminTexts, type SayAdmin } from '@rinda/phrases/admin'
import type { Language } from '@rinda/phrases/resources'
import { use, useMemo } from 'react'
import { usePhrases } from './phrases.ts'

const loaded = new Map<Language, Promise<AdminTexts>>()

/** A language's texts, fetched once; a fetch that failed is tried again when they are wanted next. */
function textsIn(language: Language): Promise<AdminTexts> {
  const known = loaded.get(language)
  if (known) return known
  const fetching = loadAdminTexts(language)
  loaded.set(language, fetching)
  fetching.catch(() => loaded.delete(language))
  return fetching
}

/** The phrases of the administration, which come with its screen; until they are there the screen waits. */
export function useAdminPhrases(): { t: SayAdmin; language: Language } {
  const { language } = usePhrases('shell')
  const texts = use(textsIn(language))
  return { t: useMemo(() => adminSayer(texts), [texts]), language }
}
