import { type EpochMinutes, minuteOfDay } from '@rinda/domain/time/zone'
import { wallOf } from '../../calendar/day-clock.ts'
import type { CalendarDay, Column } from './column/columns.ts'

/**
 * Gives the reason why a specialist is not at work during all opening hours of the branch; null while they
 * work for some of them, or it is closed.
 */
export function offAllDay(
  { off }: Pick<Column, 'off'>,
  { open, clock }: Pick<CalendarDay, 'open' | 'clock'>,
): 'off' | 'away' | null {
  if (!open) return null
  const isOpen = (at: EpochMinutes) => {
    const { minute } = wallOf(clock, at)
    return minuteOfDay(open.from) <= minute && minute < minuteOfDay(open.till)
  }
  // What the sheet calls off lies within the opening hours: one minute of them that is not is enough.
  const ends = [...off.map(({ till }) => till), ...off.map(({ from }) => from - 1)]
  const covers = (at: EpochMinutes) => off.some(({ from, till }) => from <= at && at < till)
  if (off.length === 0 || ends.some((at) => isOpen(at) && !covers(at))) return null
  return off.some(({ why }) => why === 'away') ? 'away' : 'off'
}
