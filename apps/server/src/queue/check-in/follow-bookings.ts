import type { BookingEventType } from '@rinda/contract/wire/envelope'
import { done } from '@rinda/contract/wire/refusals'
import { checkInBounds, isLate } from '@rinda/domain/queue/check-in'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { isKeptOvernight } from '../call-rules.ts'
import { lockTicket, type TicketRow, updateTicket } from '../store.ts'
import { type TicketChange, ticketChange } from '../ticket-change.ts'
import { rulesFor } from './judge-now.ts'
import { type Astray, listAstray } from './ticket-of-booking-store.ts'

type Context = { db: Database; settings: Settings; writeBySystem: Writer['writeBySystem'] }

/** Events after which a ticket may wait for an appointment that is none any more, or at another time. */
const moving: ReadonlySet<string> = new Set<BookingEventType>([
  'booking_canceled',
  'booking_rescheduled',
  'booking_declined',
  'booking_scheduled',
])
/** Time between two looks for what another process changed; this one's own changes are said as they are made. */
const lookEveryMs = 5_000

/** Tells whether after this event a ticket may be waiting astray. */
export function mayLeadAstray({ type }: { type: string }): boolean {
  return moving.has(type)
}

/**
 * Keeps the tickets of appointments true to their bookings: a canceled one, or one that was moved to another day or place, takes its
 * ticket out of the line; one for which its visitor could have come then as well gives it the right to be called at its new time, unless its visitor had come too late for that. What is astray stands in the
 * rows, whatever moved it, so that nothing is missed when this process was away.
 */
export function ticketsFollowBookings(context: Context): DueWork {
  return {
    name: 'tickets-of-bookings',
    lookEveryMs,
    next: async () => null,
    run: (now, isStopped) => putRight(context, now, isStopped),
  }
}

async function putRight(
  { db, settings, writeBySystem }: Context,
  now: Date,
  isStopped?: () => boolean,
): Promise<void> {
  const putTicketRight = async ({ company_id, ticket_id, location_id }: Astray) => {
    const setting = await settings.find(systemCaller, location_id)
    if (!setting) return
    const scope = narrow(systemCaller.scope, company_id)
    await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
      const before = await lockTicket(tx, scope, ticket_id)
      // Looked at again, now that nobody else can change it: it may have been called, or put right, a moment ago.
      const [astray] = await listAstray(tx, ticket_id)
      const changes = before && astray ? [await putOneRight(tx, before, astray, setting, now)] : []
      return done({ changes, answer: null })
    })
  }
  await eachApart(await listAstray(db), putTicketRight, isStopped)
}

async function putOneRight(
  tx: Database,
  before: TicketRow,
  astray: Astray,
  setting: LocationSetting,
  now: Date,
): Promise<TicketChange> {
  const startsAt = astray.starts_at.getTime() / 60_000
  const cameAt = before.created_at.getTime() / 60_000
  const rules = rulesFor(systemCaller, setting, astray)
  const { from, till } = checkInBounds(startsAt, {
    ...{ zone: setting.zone, rules, isByStaff: true, isKeptOvernight: isKeptOvernight(setting) },
  })
  const isGone = astray.is_over || cameAt < from || cameAt >= till
  const ended = { status: 'CANCELED', ended_at: now } as const
  const isTooLate = isLate(startsAt, cameAt, rules)
  const moved = { appointment_at: isTooLate ? null : astray.starts_at }
  const after = await updateTicket(tx, before, isGone ? ended : moved, now)
  return { ...ticketChange(isGone ? 'cancel' : 'move_appointment', before, after), isBySystem: true }
}
