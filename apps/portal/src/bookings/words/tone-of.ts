import type { BookingStatus } from '@rinda/domain/booking/status'
import type { StateTone } from '@rinda/ui/components/notices/state-badge'

/** Gives the tone in which the status of a booking is shown to whoever looks for a fault: the protocol's own word, in the color of what became of the visit. */
export function toneOf(status: BookingStatus, isServed: boolean): StateTone {
  if (isServed) return 'good'
  if (status === 'scheduled' || status === 'confirmed') return 'active'
  if (status === 'locked' || status === 'verified') return 'waiting'
  return status === 'failed' ? 'bad' : 'quiet'
}
