import type { LocalTime } from '@rinda/domain/time/zone'

/** The time that somebody typed, as a clock shows it: `9`, `930`, `9.30` and `09:30` are understood; null when it is none. */
export function typedTime(text: string): LocalTime | null {
  const typed = text.trim()
  const parted = /^(\d{1,2})\s*[:.,\- ]\s*(\d{2})$/.exec(typed) ?? /^(\d{1,2})(\d{2})?$/.exec(typed)
  if (!parted) return null
  const [, hours = '', minutes = '00'] = parted
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
