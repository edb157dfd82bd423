import { createPhrases } from '@rinda/live/phrases'
import type { Language } from '@rinda/phrases/resources'
import { loadVisit, type VisitPhrases } from '@rinda/phrases/visit/visit'
import { sayAllIn } from './late-texts.ts'

/** The phrases that every page of the visitors needs. Another language is spoken once all that is on the page can be said in it. */
export const { speak, useLanguage, usePhrases } = createPhrases<VisitPhrases>(loadAll)

async function loadAll(language: Language) {
  const [first] = await Promise.all([loadVisit(language), sayAllIn(language)])
  return first
}
