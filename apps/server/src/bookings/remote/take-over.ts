import { transition } from '@rinda/domain/booking/transitions'
import { dayBounds, localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { type Claim, claimTime } from '../../occupancies/time-store.ts'
import { writeAct } from '../act/write-act.ts'
import type { BookingRow } from '../store.ts'
import { eventTypeOf } from './followed-columns.ts'
import { listRemoteToCome } from './request-store.ts'

/**
 * Makes bookings to come of another system our own, once it keeps them no more: from now on they hold their time here. What finds no free time, as two were
 * there in the place of one, stays as it was told last. Holds end: whoever filled in a form was promised nothing.
 */
export async function takeOver(
  tx: Database,
  scope: CompanyScope,
  setting: LocationSetting,
  now: Date,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const row of await listRemoteToCome(tx, scope, setting.locationId, now)) {
    const change =
      row.expire_at === null ? await keep(tx, scope, setting, row, now) : await endHold(tx, scope, row, now)
    if (change) changes.push({ ...change, isBySystem: true })
  }
  return changes
}

async function keep(
  tx: Database,
  scope: CompanyScope,
  setting: LocationSetting,
  row: BookingRow,
  now: Date,
): Promise<Change | undefined> {
  const claimed = await claimTime(tx, scope, row.booking_id, claimOf(row, setting))
  if (!claimed) return undefined
  const act = { act: 'follow', type: eventTypeOf[row.status], caller: systemCaller, now } as const
  const { _told_elsewhere: _, ...fields } = row.fields
  const own = { bms_id: '', specialist_id: claimed.specialistId, fields: JSON.stringify(fields) }
  return await writeAct(tx, scope, row, act, own)
}

async function endHold(
  tx: Database,
  scope: CompanyScope,
  row: BookingRow,
  now: Date,
): Promise<Change | undefined> {
  const status = transition('fail', row.status)
  if (!status) return undefined
  const act = { act: 'fail', type: 'booking_failed', caller: systemCaller, now } as const
  return await writeAct(tx, scope, row, act, { status, expire_at: null })
}

function claimOf(row: BookingRow, setting: LocationSetting): Claim {
  const { resources = [] } = setting.services.get(row.service_id) ?? {}
  const own = resources.filter(({ id }) => row.specialist_id === null || id === row.specialist_id)
  const day = dayBounds(localDateOf(row.starts_at.getTime() / 60_000, setting.zone), setting.zone)
  return {
    locationId: row.location_id,
    resources: row.kind === 'block' ? own.slice(0, 1) : own,
    lanes: row.kind === 'block' ? 'every' : 'one',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    day: { from: new Date(day.from * 60_000), till: new Date(day.till * 60_000) },
  }
}
