import type { SeriesOccurrence, SeriesPreview } from '@rinda/contract/booking/series'
import { codeOfReason, done, type Refusal, type Result } from '@rinda/contract/wire/refusals'
import { transition } from '@rinda/domain/booking/transitions'
import { hoursOn } from '@rinda/domain/hours/opening-hours'
import { utcDateTime } from '@rinda/domain/time/zone'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/database.ts'
import { refusalText } from '../../edge/refusal-text.ts'
import type { Claim } from '../../occupancies/time-store.ts'
import { isShownHere, timeOf } from '../block/preview-block.ts'
import { listByIds, listTaken, type TakenLane } from '../block/taken-store.ts'
import { sayWhich } from '../book/in-the-way.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { includableWithBookings, includedWith } from '../find/included.ts'
import { visibleBooking } from '../policy.ts'
import { renderBooking } from '../resource.ts'
import type { BookingRow } from '../store.ts'
import { type PlannedTime, planSeries, type SeriesInput } from './series-plan.ts'

const everything = new Set(includableWithBookings)

/** `hold` is one's own, of one of these times: it is in nobody's way. */
export type PreviewSeriesInput = SeriesInput & { hold: BookingName | null }

/** Every time of a series and what is wrong with it, before anything is written. */
export async function previewSeries(
  context: Pick<BookingContext, 'db' | 'settings' | 'lineFigures'>,
  caller: Caller,
  input: PreviewSeriesInput,
  now: Date,
): Promise<Result<SeriesPreview>> {
  const planned = await planSeries(context, caller, input, now)
  if (!planned.ok) return planned
  const { setting, scope, times } = planned.value
  const claims = times.flatMap(({ claim }) => claim ?? [])
  const taken = claims[0] ? await listTaken(context.db, scope, claims[0].resources, claims, now) : []
  const own = input.hold && (await findHold(context.db, caller, input.hold))
  const others = taken.filter(({ bookingId }) => bookingId !== own)
  const byNth = Map.groupBy(others, ({ nth }) => nth)
  const clashOf = new Map(claims.map((claim, nth) => [claim, clash(claim, byNth.get(nth) ?? [])]))
  const ids = [...new Set([...clashOf.values()].flat())]
  const rows = new Map((await listByIds(context.db, scope, ids)).map((row) => [row.booking_id, row]))
  const shown = [...rows.values()].filter((row) => isShownHere(caller, setting, row))

  const occurrences = times.map((time): SeriesOccurrence => {
    const inTheWay = (time.claim && clashOf.get(time.claim))?.flatMap((id) => rows.get(id) ?? []) ?? []
    const { range, isSpecial } = hoursOn(setting.hours, time.date)
    return {
      day: time.date,
      ...(time.startsAt === null ? { date: null, time: null } : utcDateTime(time.startsAt)),
      duration: minutesOf(times),
      left_out: time.isLeftOut,
      problem: problemOf(time.fault ?? takenBy(inTheWay, input.isBlock, (row) => sayWhich(row, setting))),
      open: range && { from: range.from, till: range.till },
      special: isSpecial,
      in_the_way: inTheWay.filter((row) => shown.includes(row)).map((row) => String(row.booking_id)),
      busy: inTheWay.filter((row) => !shown.includes(row)).map(timeOf),
    }
  })
  const included = await includedWith(context, caller, shown, everything, now)
  return done({ occurrences, data: shown.map(renderBooking), included })
}

async function findHold(db: Database, caller: Caller, name: BookingName): Promise<number | null> {
  const found = await visibleBooking(db, caller, name)
  return found.ok && transition('unlock', found.value.status) ? found.value.booking_id : null
}

/**
 * Lists the bookings that a claim would hit: a block hits everyone's on any lane, a visit those that together
 * leave no lane free.
 */
function clash(claim: Claim, taken: readonly TakenLane[]): number[] {
  const lanes = new Set(taken.map(({ kind, id, lane }) => `${kind} ${id} ${lane}`)).size
  const all = claim.resources.reduce((sum, resource) => sum + resource.lanes, 0)
  const isFree = claim.lanes === 'every' ? lanes === 0 : lanes < all
  return isFree ? [] : [...new Set(taken.map(({ bookingId }) => bookingId))]
}

function takenBy(
  rows: readonly BookingRow[],
  isBlock: boolean,
  say: (row: BookingRow) => string,
): Refusal | null {
  if (rows.length === 0) return null
  if (!isBlock) return { reason: 'slot_taken' }
  return { reason: 'block_over_booking', about: rows.slice(0, 3).map(say).join(', ') }
}

function problemOf(refusal: Refusal | null): SeriesOccurrence['problem'] {
  if (!refusal) return null
  const { reason } = refusal
  return { code: codeOfReason[reason], reason, info: refusalText(refusal) }
}

/** Each time of a series is as long as the others. */
function minutesOf(times: readonly PlannedTime[]): number {
  const claim = times.find((time) => time.claim)?.claim
  return claim ? (claim.endsAt.getTime() - claim.startsAt.getTime()) / 60_000 : 0
}
