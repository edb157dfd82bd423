/** Statuses of a ticket, as they go over the wire. NONE is that of one which is not written yet, REQUEST and CANCEL are wishes of a client. */
export const ticketStatuses = [
  'NONE',
  'REQUEST',
  'REQUESTED',
  'WAITING',
  'CALLED',
  'DONE',
  'CANCEL',
  'CANCELED',
  'FAILED',
] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Reasons for which a ticket is FAILED: it was not given, or whoever was called did not come. */
export const failedCodes = [
  'closed',
  'paused',
  'full',
  'inactive',
  'unknown_service',
  'limited',
  'unavailable',
  /** Of a location that gives numbers to phones near it alone. */
  'too_far',
  'position_unknown',
  'no_show',
] as const
export type FailedCode = (typeof failedCodes)[number]

/** Ways in which a ticket came: kept for the figures. */
export const ticketOrigins = ['phone', 'kiosk', 'staff', 'appointment', 'other_system'] as const
export type TicketOrigin = (typeof ticketOrigins)[number]

/** Tells whether a ticket with this status is still in the line or at a counter. */
export function isUnderWay(status: TicketStatus): boolean {
  return status === 'REQUESTED' || status === 'WAITING' || status === 'CALLED'
}
