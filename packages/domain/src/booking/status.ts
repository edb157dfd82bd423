export const bookingStatuses = [
  'none',
  'locked',
  'verified',
  'scheduled',
  'confirmed',
  'unlocked',
  'canceled',
  'rescheduled',
  'expired',
  'failed',
] as const
export type BookingStatus = (typeof bookingStatuses)[number]

export const approvals = ['none', 'pending', 'accepted', 'declined'] as const
export type Approval = (typeof approvals)[number]

/** Tells whether a booking in this status keeps its time from others. */
export function holdsTime(status: BookingStatus): boolean {
  return status === 'locked' || status === 'verified' || status === 'scheduled' || status === 'confirmed'
}

/** The status of a text from outside; anything unknown is `none`. */
export function bookingStatusOf(text: string): BookingStatus {
  return bookingStatuses.find((status) => status === text) ?? 'none'
}

/** The approval of a text from outside; anything unknown is `none`. */
export function approvalOf(text: string): Approval {
  return approvals.find((approval) => approval === text) ?? 'none'
}
