import { timeText } from '@rinda/phrases/opening-text'
import { useCallback } from 'react'
import { useLanguage } from '../session/phrases.ts'

/** Gives what says a moment (ms since 1970) as the wall clock of a zone: '18:00'. */
export function useTimeText(zone: string): (at: number) => string {
  const language = useLanguage()
  return useCallback((at) => timeText(at, { zone, language }), [language, zone])
}
