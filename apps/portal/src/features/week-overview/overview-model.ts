import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Service } from '@rinda/client/set-up/locations'
import { calendarShowsService, type Reach } from '@rinda/domain/access/reach'
import { addDays, dayBounds, type EpochMinutes, type LocalDate } from '@rinda/domain/time/zone'
import { pendingReason, type SlotState, slotState } from '../../calendar/slot-state.ts'

/** A booking as a box shows it, and how late its visitor is. */
export type Box = { readonly booking: ShortBooking; readonly state: SlotState; readonly lateMinutes: number }

/** One service on one day: its boxes in the order of time. The same object for as long as nothing in it changes. */
export type Cell = readonly Box[]
export type OverviewRow = {
  readonly service: Service
  readonly cells: readonly Cell[]
  readonly count: number
}
export type OverviewDay = { readonly date: LocalDate; readonly count: number; readonly isToday: boolean }
export type Overview = { readonly days: readonly OverviewDay[]; readonly rows: readonly OverviewRow[] }

export type OverviewQuestion = {
  services: readonly Service[]
  bookings: readonly ShortBooking[]
  from: LocalDate
  days: number
  zone: string
  /** Services that this person's calendar shows. */
  reach: Reach
  now: EpochMinutes
}

/** Builds the overview, and keeps every cell in which nothing changed the same object, so that only the others are drawn. */
export function createOverviewModel(): (question: OverviewQuestion) => Overview {
  let kept = new Map<string, Cell>()

  return ({ services, bookings, from, days, zone, reach, now }) => {
    const spans = Array.from({ length: days }, (_, index) => {
      const date = addDays(from, index)
      return { date, ...dayBounds(date, zone) }
    })
    const byCell = Map.groupBy(bookings, ({ serviceId, startsAt }) => {
      const day = spans.find((span) => span.from <= startsAt && startsAt < span.till)
      return day ? cellKey(serviceId, day.date) : ''
    })
    // What began before the week, and goes on in it, stands in that other week.
    byCell.delete('')
    const cells = new Map<string, Cell>()
    for (const [key, own] of byCell) {
      const fresh = own.sort(byTime).map((booking) => boxOf(booking, now))
      const known = kept.get(key)
      cells.set(key, known && isSame(known, fresh) ? known : fresh)
    }
    kept = cells

    const busy = new Set([...byCell.values()].flat().map(({ serviceId }) => serviceId))
    const rows = services
      .filter((one) => calendarShowsService(reach, one.id) && (isOffered(one) || busy.has(one.id)))
      .map((service) => {
        const own = spans.map(({ date }) => cells.get(cellKey(service.id, date)) ?? empty)
        return { service, cells: own, count: countOf(own.flat()) }
      })
    return {
      rows,
      days: spans.map(({ date, from: begins, till }, index) => ({
        date,
        count: countOf(rows.flatMap((row) => row.cells[index] ?? empty)),
        isToday: begins <= now && now < till,
      })),
    }
  }
}

/** Bookings can be made for it; one that is offered no more keeps its row while it has some. */
export const isOffered = (service: Pick<Service, 'isActive' | 'isBmsActive'>) =>
  service.isActive && service.isBmsActive

const empty: Cell = []
const cellKey = (serviceId: number, date: LocalDate) => `${serviceId}/${date}`

function boxOf(booking: ShortBooking, now: EpochMinutes): Box {
  const state = slotState(booking, now)
  return { booking, state, lateMinutes: state === 'late' ? now - booking.startsAt : 0 }
}

/** Gives the part of the overview that is left where one day is shown at a time. */
export function overviewOn({ days, rows }: Overview, date: LocalDate): Overview {
  const isShown = (_: unknown, index: number) => days[index]?.date === date
  return {
    days: days.filter(isShown),
    rows: rows.map(({ service, cells: week }) => {
      const cells = week.filter(isShown)
      return { service, cells, count: countOf(cells.flat()) }
    }),
  }
}

/** Visitors who have a time: neither blocks nor holds that are still being filled in. */
function countOf(boxes: readonly Box[]): number {
  const isVisitor = ({ booking }: Box) => !booking.isBlocked && !isHeld(booking)
  return boxes.filter(isVisitor).length
}

/** Tells whether a booking is only a hold, still without a visitor's name. */
export function isHeld(booking: ShortBooking): boolean {
  const reason = pendingReason(booking)
  return reason === 'locked' || reason === 'verified'
}

const byTime = (one: ShortBooking, other: ShortBooking) =>
  one.startsAt - other.startsAt || one.endsAt - other.endsAt || (one.qtid < other.qtid ? -1 : 1)

function isSame(known: Cell, fresh: Cell): boolean {
  return (
    known.length === fresh.length &&
    known.every((box, index) => {
      const other = fresh[index]
      return (
        box.booking === other?.booking && box.state === other.state && box.lateMinutes === other.lateMinutes
      )
    })
  )
}
