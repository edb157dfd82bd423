import { createLateTexts } from '@rinda/live/late-texts'
import { loadVisitLate, type VisitLatePhrases } from '@rinda/phrases/visit/late'

/** Texts that come with the page that needs them. */
export const { sayIn, said, sayAllIn } = createLateTexts<VisitLatePhrases>(loadVisitLate)

/** Group of texts that comes with a page. */
export type LateNamespace = keyof VisitLatePhrases & string
