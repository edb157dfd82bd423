import { createPhrases } from '@rinda/live/phrases'
import { loadPhrases, type Phrases } from '@rinda/phrases/resources'

/** The phrases of the portal's first load. */
export const { speak, useLanguage, usePhrases } = createPhrases<Phrases>(loadPhrases)
