import { visitTime } from '@rinda/phrases/time/visit-time'
import { useCallback } from 'react'
import { useLanguage } from '../session/words/phrases.ts'

/** Gives what says a moment (ms since 1970) as the wall clock of a zone: '18:00'; of a time that comes twice in a night also which one. */
export function useTimeText(zone: string): (at: number) => string {
  const language = useLanguage()
  return useCallback((at) => visitTime(at, { zone, language }), [language, zone])
}
