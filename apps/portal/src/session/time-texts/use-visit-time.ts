import type { EpochMinutes } from '@rinda/domain/time/zone'
import { visitTime } from '@rinda/phrases/time/visit-time'
import { useSession } from '../session.tsx'

/** Gives what says the time of a visit as the clock of a zone: `09:30`; of a time that comes twice in a night also which one. */
export function useVisitTime(zone: string): (at: EpochMinutes) => string {
  const { language } = useSession()
  return (at) => visitTime(at * 60_000, { zone, language })
}
