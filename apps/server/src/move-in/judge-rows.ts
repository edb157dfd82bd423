import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MoveInInput, MoveInRow } from '@rinda/contract/set-up/move-in'
import { email as emailField } from '@rinda/contract/wire/fields'
import { done, type Refusal, type Result, refuse } from '@rinda/contract/wire/refusals'
import { fromUtcDateTime } from '@rinda/domain/time/zone'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import { type PortalCaller, profileOf } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import { chooseSlot } from '../bookings/book/choose-slot.ts'
import type { Claim } from '../occupancies/time-store.ts'

type RowVisit = NonNullable<MoveInRow['booking']>
/** Visit of a row with its moments; one that is over claims no time. */
export type JudgedVisit = RowVisit & { startsAt: Date; endsAt: Date; claim: Claim | null }
export type JudgedRow = { row: MoveInRow; visit: JudgedVisit | null; refusal: Refusal | null }

/** Rows that are judged before everybody else gets their turn. */
const rowsAtOnce = 200

/**
 * Judges every row by the rules by which staff make a booking by hand, as far as they need no look at who is booked. What was agreed elsewhere
 * keeps its length, and its day however far ahead it is.
 */
export async function judgeRows(
  settings: readonly LocationSetting[],
  caller: PortalCaller,
  { rows, with_past }: MoveInInput,
  now: Date,
): Promise<JudgedRow[]> {
  const places = new Map(settings.map((setting) => [setting.locationId, placeOf(setting, caller)]))
  const firstLines = new Map<string, number>()
  const judged: JudgedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await nextTurn()
    const twice = firstLines.get(row.source_id)
    if (row.source_id !== '') firstLines.set(row.source_id, twice ?? row.line)
    const visit = row.booking && judgeVisit(places, row.booking, with_past, now)
    const refusal =
      twice !== undefined && row.source_id !== ''
        ? ({ reason: 'import_twice', field: 'source_id', about: String(twice) } as const)
        : whyNotCustomer(row)
    judged.push({
      row,
      visit: visit?.ok ? visit.value : null,
      refusal: refusal ?? (visit && !visit.ok ? visit.refusals[0] : null),
    })
  }
  return judged
}

type JudgingPlace = { setting: LocationSetting; profile: ReturnType<typeof profileOf> }

/** A location without the bounds of the days on which new bookings may be made. */
function placeOf(setting: LocationSetting, caller: PortalCaller): JudgingPlace {
  const own = profileOf(caller, setting.company)
  const services = [...setting.services].map(([id, service]) => {
    const { booking_times = [] } = service.row.config
    const row = { ...service.row, bms_start_date: null, bms_end_date: null, config: { booking_times } }
    return [id, { ...service, row }] as const
  })
  return {
    setting: { ...setting, services: new Map(services) },
    profile: { ...own, range: null, serviceRanges: {} },
  }
}

function judgeVisit(
  places: ReadonlyMap<number, JudgingPlace>,
  booking: RowVisit,
  withPast: boolean,
  now: Date,
): Result<JudgedVisit> {
  const place = places.get(booking.location_id)
  if (!place) return refuse('not_found', 'location_id')
  const { setting, profile } = place
  if (!setting.services.has(booking.service_id)) return refuse('not_found', 'service_id')
  const { specialist_id: specialistId } = booking
  if (specialistId !== null && !setting.specialists.has(specialistId))
    return refuse('not_found', 'specialist_id')
  const minute = fromUtcDateTime(booking.date, booking.time)
  const startsAt = new Date(minute * 60_000)
  const endsAt = new Date((minute + booking.duration) * 60_000)
  if (endsAt <= now && withPast) return done({ ...booking, startsAt, endsAt, claim: null })
  const asked = {
    ...{ serviceId: booking.service_id, specialistId, startsAt: minute },
    ...{ durationMinutes: booking.duration, heldMinutes: booking.duration },
    purpose: 'staff' as const,
  }
  const slot = chooseSlot(setting, profile, asked, Math.floor(now.getTime() / 60_000))
  if (slot.ok) return done({ ...booking, startsAt, endsAt, claim: slot.value.claim })
  const [{ field, ...refusal }] = slot.refusals
  return { ok: false, refusals: [{ ...refusal, field: wireNames[field ?? ''] ?? field ?? 'time' }] }
}

const wireNames: Readonly<Record<string, string>> = {
  serviceId: 'service_id',
  specialistId: 'specialist_id',
}

function whyNotCustomer(row: MoveInRow): Refusal | null {
  const { first_name, last_name, email, phone_country_code: code, phone_number: number } = row
  if (first_name === '' && last_name === '') return { reason: 'field_required', field: 'first_name' }
  if (!emailField.safeParse(email).success) return { reason: 'email_wrong', field: 'email' }
  if (number !== '' && !isPossiblePhoneNumber(`+${code}${number}`))
    return { reason: 'phone_wrong', field: 'phone_number' }
  if (!row.booking && number === '' && email === '')
    return { reason: 'field_required', field: 'phone_number' }
  return null
}
