import type { TicketOrigin } from '@rinda/domain/queue/ticket-status'
import { localDateOf } from '@rinda/domain/time/zone'
import { type Caller, kioskAt, sessionName } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting, ServiceSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { isKeptOvernight } from '../call-rules.ts'
import type { TicketIds } from '../context.ts'
import type { NewTicket, TicketRow } from '../store.ts'
import { lineOf } from './line-of.ts'
import { dayOfLine, insertNumbered, type Unnumbered } from './sequence-store.ts'

/** Somebody who comes into the line, or to a counter at once. */
export type Admission = {
  setting: LocationSetting
  service: ServiceSetting
  caller: Caller
  origin: TicketOrigin
  language: 'lv' | 'en' | 'ru'
  people: number
  nextServiceIds?: readonly number[]
  push?: PushIds
  /** The appointment that they came for, and its time, where they have the right to be called at it. */
  booking?: { bookingId: number; appointmentAt: Date | null }
  /** The counter that serves at once; without one it waits. */
  calledTo?: { counter: string; counter_is_number: boolean }
}

/** Ids under which a device gets push messages, and whether its holder wants them. */
export type PushIds = {
  deviceId?: string | null | undefined
  userId?: string | null | undefined
  firebaseUserId?: string | null | undefined
  notifications?: boolean | null | undefined
}

/**
 * Writes a ticket with the next number of its line, within a transaction. To be asked when nothing can refuse any more: a number that was
 * given is not taken back. Where tickets are asked for side by side their numbers are given by one statement.
 */
export async function admitTicket(
  tx: Database,
  scope: CompanyScope,
  ids: TicketIds,
  admission: Admission,
  now: Date,
): Promise<TicketRow> {
  const { setting, service, caller, origin, language, people, booking, calledTo } = admission
  const serviceId = service.row.service_id
  const days = await daysOf(tx, scope, setting, serviceId, now)
  const isCalled = calledTo !== undefined
  const ticket: Unnumbered = {
    token: ids.token(),
    location_id: setting.locationId,
    service_id: serviceId,
    next_service_ids: [...(admission.nextServiceIds ?? [])],
    booking_id: booking?.bookingId ?? null,
    ...{ ...days, origin, language, people },
    average_time: service.row.average_time,
    status: isCalled ? 'CALLED' : 'WAITING',
    created_at: now,
    appointment_at: booking?.appointmentAt ?? null,
    counter: calledTo?.counter ?? null,
    counter_is_number: calledTo?.counter_is_number ?? false,
    called_at: isCalled ? now : null,
    first_called_at: isCalled ? now : null,
    ...pushColumns(admission.push),
    ip: networkOf(caller.ip),
    session: sessionOf(caller),
    kiosk_id: kioskAt(caller, setting.locationId)?.kioskId ?? null,
    updated_at: now,
    failed_code: null,
    ended_at: null,
  }
  const row = await insertNumbered(tx, scope, ticket)
  if (row) return row
  // Nobody has needed this line yet.
  await lineOf(tx, scope, setting, serviceId)
  const first = await insertNumbered(tx, scope, ticket)
  if (!first) throw new Error('a ticket that was asked for was not written')
  return first
}

/** The session whose tickets are counted together; empty where there is none. */
export function sessionOf(caller: Caller): string {
  const hasSession = (caller.kind === 'visitor' || caller.kind === 'portal') && caller.session !== ''
  return hasSession ? sessionName(caller) : ''
}

/** The day of the location on which a ticket is given, and that of its numbers, where a line that is kept overnight began on another. */
async function daysOf(
  tx: Database,
  scope: CompanyScope,
  setting: LocationSetting,
  serviceId: number,
  now: Date,
): Promise<{ day: string; line_day: string | null }> {
  const { locationId, zone } = setting
  const day = localDateOf(now.getTime() / 60_000, zone)
  if (!isKeptOvernight(setting)) return { day, line_day: null }
  const { letter } = await lineOf(tx, scope, setting, serviceId)
  const begun = await dayOfLine(tx, scope, { locationId, letter })
  return { day, line_day: begun === day ? null : begun }
}

/** Columns of the ids under which a device gets push messages. */
export function pushColumns({
  notifications,
  deviceId,
  userId,
  firebaseUserId,
}: PushIds = {}): Pick<NewTicket, 'notifications' | 'push_ids'> {
  const ids = { deviceId, userId, firebaseUserId }
  const given = Object.entries(ids).filter(([, id]) => typeof id === 'string' && id !== '')
  return {
    notifications: notifications ?? given.length > 0,
    push_ids: JSON.stringify(Object.fromEntries(given)),
  }
}
