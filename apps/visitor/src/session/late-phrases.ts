import { createLatePhrases } from '@rinda/live/late-phrases'
import { loadVisitLate, type VisitLatePhrases } from '@rinda/phrases/visit-late'
import { useLanguage } from './phrases.ts'

/** The phrases that come with the page that needs them. */
export const { sayIn, useLatePhrases } = createLatePhrases<VisitLatePhrases>(loadVisitLate, useLanguage)
