import { weekdayText } from '@rinda/phrases/time/opening-text'
import { useCallback } from 'react'
import { useLanguage } from '../session/words/phrases.ts'

/** Gives what says the day of a moment (ms since 1970) in a zone: 'otrdiena, 24. nov.'. */
export function useDayText(zone: string): (at: number) => string {
  const language = useLanguage()
  return useCallback((at) => weekdayText(at, { zone, language }), [language, zone])
}
