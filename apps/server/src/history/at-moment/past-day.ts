import { fitLanes } from '@rinda/domain/availability/fit-lanes'
import { keepsTime } from '@rinda/domain/booking/approval'
import { dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import type { PortalCaller } from '../../access/caller.ts'
import { maySeeService } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { makeDay, settle } from '../../availability/boards/location-day.ts'
import { drawSheet } from '../../availability/day-sheet.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { shortOf } from '../../bookings/find/short-of.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'
import type { HeldTime } from '../../occupancies/occupancy-store.ts'
import { listAuditOf } from './audit-store.ts'
import { listBookingsAround, readLanes } from './day-store.ts'
import { type PastRow, pastRow } from './past-row.ts'

type Asked = { scope: CompanyScope; setting: LocationSetting; date: LocalDate; moment: Date }

/** A day of a location as its calendar showed it at a moment, with all bookings that stood on it then or stand on it now. */
export async function pastDay(db: Database, caller: PortalCaller, { scope, setting, date, moment }: Asked) {
  const bounds = dayBounds(date, setting.zone)
  const [from, till] = [new Date(bounds.from * 60_000), new Date(bounds.till * 60_000)]
  const { locationId } = setting
  const specialistIds = [...setting.specialists.keys()]
  const found = await listBookingsAround(db, scope, { locationId, specialistIds, from, till, moment })
  const audit = await listAuditOf(
    db,
    scope,
    found.map(({ booking_id: id }) => ({ kind: 'booking', id })),
  )
  const auditOf = Map.groupBy(audit, ({ object_id }) => object_id)
  const all = found.map((row) => pastRow(row, auditOf.get(String(row.booking_id)) ?? [], moment))
  const isShown = (row: BookingRow) => row.location_id === locationId && maySeeService(caller, row.service_id)
  const isOfDay = (row: BookingRow | null) =>
    row !== null && isShown(row) && row.ends_at > from && row.starts_at < till
  const shown = all.flatMap(({ was }) => (was && isOfDay(was) ? [was] : []))
  const day = makeDay(setting, date, { seq: 0, held: await heldBy(db, scope, setting, all) })
  settle(day, moment)
  return {
    short: await shortOf(db, shown, from),
    sheet: drawSheet(setting, [day], caller, moment),
    // Told of is only what is within reach at both ends.
    bookings: all.filter(
      ({ now, was }) => (isOfDay(was) || isOfDay(now)) && isShown(now) && (was === null || isShown(was)),
    ),
  }
}

/** The time that bookings held, by booking. On which lane one stood that has moved since, nobody wrote down: it gets the lowest that was free. */
async function heldBy(
  db: Database,
  scope: CompanyScope,
  setting: LocationSetting,
  all: readonly PastRow<BookingRow>[],
): Promise<Map<number, HeldTime>> {
  const holding = all.filter(({ was }) => was !== null && keepsTime(was))
  const known = await readLanes(
    db,
    scope,
    holding.map(({ now }) => now.booking_id),
  )
  const held = new Map<number, HeldTime>()
  for (const { now, was } of holding) {
    if (!was) continue
    const stays = was.starts_at.getTime() === now.starts_at.getTime() && isServedAsNow(was, now)
    const lanes = was.kind === 'block' ? everyLane(setting, was) : (stays && known.get(was.booking_id)) || []
    held.set(was.booking_id, {
      kind: was.specialist_id === null ? 'service' : 'specialist',
      id: was.specialist_id ?? was.service_id,
      lanes: was.specialist_id === null ? lanes : [1],
      from: Math.round(was.starts_at.getTime() / 60_000),
      till: Math.round(was.ends_at.getTime() / 60_000),
      locationId: was.location_id,
      isBlock: was.kind === 'block',
      expiresAt: was.expire_at?.getTime() ?? null,
    })
  }
  for (const serviceId of setting.services.keys()) giveLanes(held, setting, serviceId)
  return held
}

const isServedAsNow = (was: BookingRow, now: BookingRow) =>
  was.service_id === now.service_id && was.specialist_id === now.specialist_id

const lanesOf = (setting: LocationSetting, serviceId: number) =>
  setting.services.get(serviceId)?.row.capacity ?? 1

const everyLane = (setting: LocationSetting, { service_id }: BookingRow) =>
  Array.from({ length: lanesOf(setting, service_id) }, (_, index) => index + 1)

/** Puts those visits of a service on a lane that have none (any more). */
function giveLanes(held: Map<number, HeldTime>, setting: LocationSetting, serviceId: number): void {
  const own = [...held].filter(
    ([, { kind, id, isBlock }]) => kind === 'service' && id === serviceId && !isBlock,
  )
  const most = lanesOf(setting, serviceId)
  const booked = own.map(([id, { lanes, from, till }]) => ({ id, lane: lanes[0] ?? most + 1, from, till }))
  const fitted = fitLanes(booked, most, Number.NEGATIVE_INFINITY)
  for (const [id, hold] of own) {
    const lane = fitted.ok ? fitted.moves.get(id) : undefined
    if (lane !== undefined || hold.lanes.length === 0) held.set(id, { ...hold, lanes: [lane ?? 1] })
  }
}
