import type { BookingStatus } from './status.ts'

export const bookingActs = [
  'lock',
  'verify',
  'unlock',
  'schedule',
  'confirm',
  'cancel',
  'reschedule',
  'expire',
  'fail',
  'take_again',
] as const
export type BookingAct = (typeof bookingActs)[number]

/** The life of a booking, all of it. Whatever is not written here is refused. */
const table: Readonly<Record<BookingAct, { from: readonly BookingStatus[]; to: BookingStatus }>> = {
  lock: { from: ['none'], to: 'locked' },
  verify: { from: ['locked'], to: 'verified' },
  unlock: { from: ['locked', 'verified'], to: 'unlocked' },
  schedule: { from: ['locked', 'verified'], to: 'scheduled' },
  confirm: { from: ['scheduled'], to: 'confirmed' },
  cancel: { from: ['scheduled', 'confirmed'], to: 'canceled' },
  reschedule: { from: ['scheduled', 'confirmed'], to: 'rescheduled' },
  expire: { from: ['locked', 'verified'], to: 'expired' },
  // It ended as nobody had paid, and then the money came.
  take_again: { from: ['canceled'], to: 'scheduled' },
  fail: { from: ['locked', 'verified'], to: 'failed' },
}

/** The status after an act, or null when a booking in that status does not allow it (`wrong_state`). */
export function transition(act: BookingAct, from: BookingStatus): BookingStatus | null {
  const { from: allowed, to } = table[act]
  return allowed.includes(from) ? to : null
}
