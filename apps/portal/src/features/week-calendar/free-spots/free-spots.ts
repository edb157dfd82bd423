import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { DayColumn, SheetDay } from '@rinda/contract/booking/day-sheet'
import { calendarShowsService, type Reach } from '@rinda/domain/access/reach'
import { type EpochMinutes, fromUtcDateTime } from '@rinda/domain/time/zone'
import { type Axis, type AxisSpan, axisSpanOf } from '../../../calendar/day-axis.ts'
import { type DayClock, wallOf } from '../../../calendar/day-clock.ts'
import { type Hold, isStillFree } from '../../../calendar/lanes.ts'

/** A time of a day that can be clicked to book, with the services that may begin then. */
export type FreeSpot = AxisSpan & {
  readonly key: string
  readonly startsAt: EpochMinutes
  readonly till: EpochMinutes
  readonly serviceIds: readonly number[]
}

export type WeekFilter = { readonly specialist?: number | undefined; readonly service?: number | undefined }

export type FreeQuestion = {
  readonly day: SheetDay
  readonly clock: DayClock
  readonly axis: Axis
  /** The bookings that hold time on the day, of every kind. */
  readonly held: readonly ShortBooking[]
  readonly filter: WeekFilter
  readonly reach: Reach
  readonly now: EpochMinutes
}

const rowMinutes = 30

/** Services that may begin at an instant, and when the first and the longest of them would end. */
type Offer = { till: EpochMinutes; latest: EpochMinutes; serviceIds: Set<number> }
export type Offers = ReadonlyMap<EpochMinutes, Readonly<Offer>>

/**
 * Lists what can still be booked on a day, by the instant at which it begins. What a live booking has taken meanwhile is left out at once,
 * and so is what is over.
 */
export function offersOf(question: FreeQuestion): Offers {
  const { filter } = question
  const starts = new Map<EpochMinutes, Offer>()
  const held = heldBy(question.held)
  for (const column of question.day.columns) {
    if (filter.specialist !== undefined && !isOf(column, filter.specialist)) continue
    const holds = held.get(`${column.kind} ${column.id}`) ?? []
    for (const free of column.free) {
      const ids = free.service_ids.map(Number).filter((id) => isWanted(id, question))
      const from = fromUtcDateTime(free.date, free.time)
      const till = from + free.duration
      if (ids.length === 0 || till <= question.now || !isStillFree({ from, till }, holds, column.lanes))
        continue
      const known = starts.get(from) ?? { till, latest: till, serviceIds: new Set() }
      known.latest = Math.max(known.latest, till)
      for (const id of ids) known.serviceIds.add(id)
      starts.set(from, known)
    }
  }
  return starts
}

/**
 * Places the free times as the week offers them: one for each row of 30 minutes, or, where one service is chosen, one for each of
 * its starts.
 */
export function freeSpots(
  offers: Offers,
  question: Pick<FreeQuestion, 'clock' | 'axis' | 'filter'>,
): FreeSpot[] {
  const { clock, axis, filter } = question
  const rows = new Map<number, FreeSpot>()
  for (const [startsAt, { till, serviceIds }] of [...offers].sort(([one], [other]) => one - other)) {
    const wall = wallOf(clock, startsAt)
    const row = filter.service === undefined ? Math.floor(wall.minute / rowMinutes) : wall.minute
    const rowKey = wall.again ? -1 - row : row
    if (rows.has(rowKey)) continue
    const rowEnd = startsAt + rowMinutes - (wall.minute % rowMinutes)
    const end = filter.service === undefined ? rowEnd : till
    const place = axisSpanOf(axis, clock, { from: startsAt, till: end })
    if (place.span === 0) continue
    const key = `${clock.date}/free-${startsAt}`
    rows.set(rowKey, { key, startsAt, till: end, serviceIds: [...serviceIds], ...place })
  }
  return withoutOverlap([...rows.values()])
}

/** A service of 30 minutes may begin every 15: each spot is drawn up to the next. */
function withoutOverlap(spots: readonly FreeSpot[]): FreeSpot[] {
  return spots.map((spot, index) => {
    const next = spots[index + 1]
    if (!next || next.startsAt >= spot.till) return spot
    return { ...spot, till: next.startsAt, span: next.from - spot.from }
  })
}

function isOf(column: DayColumn, specialistId: number): boolean {
  return column.kind === 'specialist' && Number(column.id) === specialistId
}

function isWanted(serviceId: number, { filter, reach }: FreeQuestion): boolean {
  const isChosen = filter.service === undefined || filter.service === serviceId
  return isChosen && calendarShowsService(reach, serviceId)
}

/** Gives the holds of each column, by its kind and id ("specialist 7"). */
function heldBy(bookings: readonly ShortBooking[]): ReadonlyMap<string, readonly Hold[]> {
  const held = new Map<string, Hold[]>()
  for (const { specialistId, serviceId, startsAt, endsAt, isBlocked } of bookings) {
    const key = specialistId === null ? `service ${serviceId}` : `specialist ${specialistId}`
    const hold = { from: startsAt, till: endsAt, takesAll: isBlocked }
    const known = held.get(key)
    if (known) known.push(hold)
    else held.set(key, [hold])
  }
  return held
}
