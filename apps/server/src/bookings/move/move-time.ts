import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Caller } from '../../access/caller.ts'
import { maySeeService } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { isShownTo } from '../../availability/shown.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import { chooseSlot } from '../book/choose-slot.ts'
import { claimOrClear } from '../book/claim.ts'
import { refuseTaken } from '../book/in-the-way.ts'
import type { BookingRow } from '../store.ts'
import { type MomentPatch, startAfter } from './instant.ts'

/** A slot named in part: what is absent stays as it is; a specialist of null is any. */
export type SlotPatch = MomentPatch & {
  locationId?: number | undefined
  serviceId?: number | undefined
  specialistId?: number | null | undefined
  durationMinutes?: number | null | undefined
}

type Move = {
  setting: LocationSetting
  profile: CompanyProfile
  caller: Caller
  before: BookingRow
  input: SlotPatch
  isBlock: boolean
  now: Date
}

type MovedColumns = Pick<BookingRow, 'location_id' | 'service_id' | 'specialist_id' | 'starts_at' | 'ends_at'>
export type Moved = { columns: Partial<MovedColumns>; cleared: Change[] }

/** Moves a booking's time to where the input wants it, inside its transaction; an input that changes nothing keeps what is held. */
export async function moveTime(tx: Database, scope: CompanyScope, move: Move): Promise<Result<Moved>> {
  const { setting, profile, caller, before, input, isBlock, now } = move
  const heldMinutes = Math.round((before.ends_at.getTime() - before.starts_at.getTime()) / 60_000)
  const heldStart = before.starts_at.getTime() / 60_000
  const serviceId = input.serviceId ?? before.service_id
  const isSameService = serviceId === before.service_id
  const slot = {
    locationId: input.locationId ?? before.location_id,
    serviceId,
    specialistId:
      input.specialistId === undefined ? keptSpecialist(setting, serviceId, before) : input.specialistId,
    startsAt: startAfter(before, input),
    // Another service takes its own time, unless the input says how long.
    durationMinutes: input.durationMinutes ?? (isSameService ? heldMinutes : null),
    ...(isSameService && isBlock === (before.kind === 'block') ? { heldMinutes } : {}),
  }
  const isSame =
    slot.locationId === before.location_id &&
    slot.serviceId === before.service_id &&
    (slot.specialistId === before.specialist_id || slot.specialistId === null) &&
    slot.startsAt === heldStart &&
    slot.durationMinutes === heldMinutes &&
    isBlock === (before.kind === 'block')
  if (isSame) return done({ columns: {}, cleared: [] })
  if (!maySeeService(caller, slot.serviceId) || !isShownTo(caller, setting, slot.serviceId))
    return refuse('not_found', 'serviceId')

  const purpose = caller.kind === 'visitor' ? 'visitor' : isBlock ? 'block' : 'staff'
  const chosen = chooseSlot(setting, profile, { ...slot, purpose }, Math.floor(now.getTime() / 60_000))
  if (!chosen.ok) return chosen
  await releaseTime(tx, scope, before.booking_id)
  const taken = await claimOrClear(tx, scope, before.booking_id, chosen.value.claim, now)
  if (!taken) return await refuseTaken(tx, scope, chosen.value.claim, setting)
  return done({
    columns: {
      location_id: slot.locationId,
      service_id: slot.serviceId,
      specialist_id: taken.claimed.specialistId,
      starts_at: chosen.value.claim.startsAt,
      ends_at: chosen.value.claim.endsAt,
    },
    cleared: taken.cleared,
  })
}

/** Gives the specialist who was to serve, if they serve there too; else null, for anybody. */
function keptSpecialist(setting: LocationSetting, serviceId: number, before: BookingRow): number | null {
  const { specialist_id: id } = before
  const offered = setting.services.get(serviceId)?.specialistIds ?? []
  return id !== null && (serviceId === before.service_id || offered.includes(id)) ? id : null
}
