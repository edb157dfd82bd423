import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { Dice } from '../dice.ts'

/** What became of a booking, or has become of it so far. */
export type Fate = {
  status: BookingStatus
  approval: Approval
  isServed: boolean
  /** For a hold: in how many minutes from now it ends. */
  endsInMinutes?: number
  notes?: Record<string, string>
  fields?: Record<string, unknown>
}

const cancelReasons = [
  'Apmeklētājs saslima',
  'Atcēla pa tālruni',
  'Laiks vairs neder',
  'Передумал',
  'Dokumenti vēl nav gatavi',
]

/** The fate of a visit that begins so many minutes from now (below 0: that has begun). */
export function decideFate(
  dice: Dice,
  minutesAhead: number,
  durationMinutes: number,
  asksApproval: boolean,
): Fate {
  const share = dice.roll(100)
  const plain = { approval: asksApproval ? 'accepted' : 'none', isServed: false } as const
  const canceled: Fate = { ...plain, status: 'canceled', notes: { canceled: dice.pick(cancelReasons) ?? '' } }
  if (minutesAhead < 0) {
    const isOver = minutesAhead + durationMinutes <= 0
    if (share < 7) return canceled
    if (share < 9) return { ...canceled, notes: {}, fields: { _payment_status: 'EXPIRED' } }
    if (share < 11) return { ...plain, status: 'expired' }
    if (share < 12) return { ...plain, status: 'unlocked' }
    if (share < 14 && asksApproval)
      return { ...plain, status: 'scheduled', approval: 'declined', notes: { declined: 'Trūkst dokumentu' } }
    return {
      ...plain,
      status: share < 30 ? 'confirmed' : 'scheduled',
      isServed: isOver ? share < 93 : share < 55,
    }
  }
  if (share < 8) return canceled
  if (share < 10) return { ...plain, status: 'expired' }
  if (asksApproval && share < 45) return { ...plain, status: 'scheduled', approval: 'pending' }
  if (share < 12) return { ...plain, status: 'locked', approval: 'none', endsInMinutes: 3 + dice.roll(7) }
  if (share < 13) return { ...plain, status: 'verified', approval: 'none', endsInMinutes: 4 + dice.roll(6) }
  if (share < 15) return { ...plain, status: 'scheduled', fields: { _payment_status: 'PENDING' } }
  return { ...plain, status: share < 32 ? 'confirmed' : 'scheduled' }
}
