import type { Language } from '@rinda/phrases/resources'
import { shortDay, shortRange } from '@rinda/phrases/time/day-text'
import type { Days } from '../../queue/figure-period.ts'

/** Days as they are said: `P, 20. nov.`, `1.–20. nov.`. */
export function daysText({ from, to }: Days, language: Language, today: string): string {
  return from === to ? shortDay(from, language) : shortRange(from, to, language, today)
}

/** Days in the name of a file: `2026-11-20`, `2026-11-01-2026-11-20`. */
export function fileDays({ from, to }: Days): string {
  return from === to ? from : `${from}-${to}`
}
