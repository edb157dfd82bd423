import type { Language } from '@rinda/phrases/resources'
import { sayIn, useLatePhrases } from '../../../session/late-phrases.ts'

/**
 * Brings the words that the details of a booking have besides those of the first load; where they cannot be had, the details ask for them again.
 * Part by part they would move the buttons from under the pointer.
 */
export async function bringDetailsWords(language: Language): Promise<void> {
  await Promise.allSettled([sayIn('views', language), sayIn('move', language), sayIn('payment', language)])
}

/** Has the details wait for all of these words, and come whole. */
export function useDetailsWords(): void {
  useLatePhrases('views')
  useLatePhrases('move')
  useLatePhrases('payment')
}
