import { done, type Refusal, type RefusalReason, type Result, refuse } from '@rinda/contract/wire/refusals'
import { occurrencesOf, type Repeat, type RepeatFault } from '@rinda/domain/booking/series'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { Claim } from '../../occupancies/time-store.ts'
import { serviceOf } from '../block/preview-block.ts'
import { chooseSlot } from '../book/choose-slot.ts'
import type { BookingContext } from '../context.ts'
import { type Place, placeToBook } from '../policy.ts'

export type SeriesInput = {
  locationId: number
  /** Null: the first one of the specialist. */
  serviceId: number | null
  specialistId: number | null
  /** Epoch minutes: the first possible time. */
  startsAt: number
  durationMinutes: number | null
  isBlock: boolean
  repeat: Repeat
}

/** One time of a series: the claim that it would make, or why it cannot be made there at all. What is taken is not known here. */
export type PlannedTime = {
  date: LocalDate
  startsAt: number | null
  isLeftOut: boolean
  claim: Claim | null
  fault: Refusal | null
}
export type SeriesPlan = Place & { serviceId: number; times: readonly PlannedTime[] }

const refusalOf = {
  ends_before: { reason: 'hours_reversed', field: 'repeat/until' },
  too_long: { reason: 'repeat_too_long', field: 'repeat/until' },
  no_days: { reason: 'repeat_empty', field: 'repeat/weekdays' },
} as const satisfies Record<RepeatFault, { reason: RefusalReason; field: string }>

/** Reasons that may refuse one time of a series while the others are right. */
const ofOneTime: ReadonlySet<RefusalReason> = new Set([
  'starts_in_past',
  'outside_hours',
  'outside_range',
  'specialist_off',
  'specialist_away',
])

/** Every time of a series, each judged like a booking of its own. Refused as a whole for what would be wrong with each of them. */
export async function planSeries(
  context: Pick<BookingContext, 'settings'>,
  caller: Caller,
  input: SeriesInput,
  now: Date,
): Promise<Result<SeriesPlan>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const { locationId, specialistId, startsAt, repeat } = input
  const place = await placeToBook(context.settings, caller, {
    locationId,
    ...(input.serviceId === null ? {} : { serviceId: input.serviceId }),
  })
  if (!place.ok) return place
  const { setting, profile } = place.value
  const serviceId = input.serviceId ?? serviceOf(caller, setting, specialistId)
  if (serviceId === undefined) return refuse('field_required', 'serviceId')
  const series = occurrencesOf(startsAt, repeat, setting.zone)
  if (!series.ok) {
    const { reason, field } = refusalOf[series.fault]
    return refuse(reason, field)
  }

  const purpose = input.isBlock ? 'block' : 'staff'
  const minute = Math.floor(now.getTime() / 60_000)
  const times: PlannedTime[] = []
  for (const occurrence of series.occurrences) {
    if (occurrence.startsAt === null) {
      times.push({ ...occurrence, claim: null, fault: { reason: 'time_skipped' } })
      continue
    }
    const { durationMinutes } = input
    const asked = {
      serviceId,
      specialistId,
      durationMinutes,
      purpose,
      startsAt: occurrence.startsAt,
    } as const
    const slot = chooseSlot(setting, profile, asked, minute)
    if (!slot.ok && !ofOneTime.has(slot.refusals[0].reason)) return slot
    times.push({
      ...occurrence,
      claim: slot.ok ? slot.value.claim : null,
      fault: slot.ok ? null : slot.refusals[0],
    })
  }
  return done({ ...place.value, serviceId, times })
}
