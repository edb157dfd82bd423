import { createPhrases } from '@rinda/live/phrases'
import { loadVisit, type VisitPhrases } from '@rinda/phrases/visit'

/** The phrases that every page of the visitors needs. */
export const { speak, useLanguage, usePhrases } = createPhrases<VisitPhrases>(loadVisit)
