import type { QueueRequestData } from '@rinda/contract/queue/requests'
import { distanceKm } from '@rinda/domain/place/distance'
import type { FailedCode } from '@rinda/domain/queue/ticket-status'
import type { LocationSetting } from '../../availability/setting.ts'

/** Metres by which a position may be wrong in its visitor's favour; within walls a phone knows no better. */
const mostDoubt = 100

/** The reason why a phone gets no ticket there where it is; null when it does. The position is compared, and goes no further. */
export function whyNotFromThere(
  { location }: LocationSetting,
  position: QueueRequestData<'request_ticket'>['position'],
): FailedCode | null {
  const mostMeters = location.config.queue?.most_distance_meters ?? null
  if (mostMeters === null) return null
  if (!position) return 'position_unknown'
  const meters = distanceKm(location, position) * 1000 - Math.min(position.accuracy ?? 0, mostDoubt)
  return meters > mostMeters ? 'too_far' : null
}
