import { whyNotOffered } from '@rinda/domain/availability/offer'
import type { JsonObject } from '../../database/columns-of.ts'
import { bookingRow, type PlannedBooking } from './booking-row.ts'
import { type Desk, startsOf } from './desk.ts'
import { abandonedStory, canceledStory, rescheduledStory } from './fates.ts'
import { cancelReasons } from './field-texts.ts'
import type { Day, HeldTime } from './fill-day.ts'
import { actorsOf, type Telling, whatIsSaid } from './telling.ts'
import type { Visitor } from './visitors.ts'

/** Share of bookings that did not come to be, for one that did. */
const share = 0.11
const ends = ['cancel', 'cancel', 'cancel', 'cancel', 'expire', 'expire', 'unlock', 'unpaid', 'fail'] as const

/** Bookings of a desk's day that hold no time any more: canceled, expired, given back, failed. */
export function givenUp(telling: Telling, desk: Desk, day: Day, heldCount: number): PlannedBooking[] {
  const { random } = telling
  const starts = startsOf(desk, day.date)
  const count = Array.from({ length: heldCount }, () => random.chance(share)).filter(Boolean).length
  return Array.from({ length: count }).flatMap(() => {
    const start = random.pickAny(starts)
    const option = start && random.pickAny(start.choices)
    if (!start || !option) return []
    const time = { from: start.at, till: start.at + option.rules.durationMinutes }
    return [{ row: giveUp(telling, { desk, service: option.service }, time), holds: null }]
  })
}

function giveUp(
  telling: Telling,
  place: Pick<HeldTime, 'desk' | 'service'>,
  time: { from: number; till: number },
): PlannedBooking['row'] {
  const { random, about, nextVisitor, now } = telling
  const end = random.pick(ends)
  const isCanceled = end === 'cancel' || end === 'unpaid'
  const clientType = end === 'cancel' && random.chance(0.3) ? 'portal' : 'widget'
  const actors = actorsOf(about, clientType)
  const identity = { qtid: random.uuid(), clientType } as const
  if (!isCanceled) {
    const visitor = random.chance(0.4) ? nextVisitor() : null
    const story = abandonedStory(random, time, actors, end, now)
    return bookingRow(random, place, time, identity, visitor, story, { fields: {}, notes: {} })
  }
  const visitor = nextVisitor()
  const said = whatIsSaid(telling, place, visitor)
  if (end === 'unpaid') said.fields._payment_status = 'EXPIRED'
  else said.notes.canceled = random.pick(cancelReasons[visitor.language])
  return bookingRow(random, place, time, identity, visitor, canceledStory(random, time, actors, now), said)
}

/** The booking that a visit had before it was moved to its present time. */
export function movedHere(
  telling: Telling,
  held: HeldTime,
  fresh: PlannedBooking,
  visitor: Visitor,
  said: { fields: JsonObject; notes: JsonObject },
): PlannedBooking | null {
  const { random, about } = telling
  const option = held.desk.services.find(({ service }) => service === held.service)
  const minutes = held.till - held.from
  const movedAt = fresh.row.created_at.getTime() / 60_000 + 1
  // The same hour on a neighbouring day, where the grid has it; the visit had not begun when it was moved.
  const from = [1440, -1440, 2880].map((shift) => held.from + shift).find((at) => at > movedAt)
  if (!option || from === undefined || whyNotOffered(option.rules, from, minutes)) return null
  const actors = actorsOf(about, fresh.row.client_type)
  const story = rescheduledStory(random, { from, till: from + minutes }, actors, fresh.row.qtid, movedAt)
  const identity = { qtid: random.uuid(), clientType: fresh.row.client_type }
  const notes = { ...said.notes, canceled: random.pick(cancelReasons[visitor.language]) }
  const place = { desk: held.desk, service: held.service }
  const row = bookingRow(random, place, { from, till: from + minutes }, identity, visitor, story, {
    ...said,
    notes,
  })
  return { row, holds: null }
}
