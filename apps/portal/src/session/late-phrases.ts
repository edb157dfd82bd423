import { createLatePhrases } from '@rinda/live/late-phrases'
import { type LatePhrases, loadLate } from '@rinda/phrases/late'
import { useLanguage } from './phrases.ts'

/** The phrases that come with the portal's screens. */
export const { sayIn, useLatePhrases } = createLatePhrases<LatePhrases>(loadLate, useLanguage)
