import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { useSession } from './session.tsx'

/** Marks the day in a month that is today at a place, and not that of the device, which may be another. To be given as `getDayProps`. */
export function markToday(today: LocalDate) {
  return (day: string) => (day === today ? { 'data-today': true } : { highlightToday: false })
}

/** The same for whatever is of no place in particular: by the clock of the person's company. */
export function useMarkToday() {
  const { user } = useSession()
  return markToday(localDateOf(useNow(), user.profile.zone))
}
