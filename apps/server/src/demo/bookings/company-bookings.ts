import { addDays } from '@rinda/domain/time/zone'
import { blockRow, bookingRow, type PlannedBooking } from './booking-row.ts'
import { fullDays, lastDayAhead } from './demand.ts'
import { type Desk, desksOf } from './desk.ts'
import { openStory, scheduled, visitStory } from './fates.ts'
import { declineReasons } from './field-texts.ts'
import { type Day, fillDay, type HeldTime } from './fill-day.ts'
import { givenUp, movedHere } from './given-up.ts'
import { actorsOf, type Telling, whatIsSaid } from './telling.ts'

const clientTypes = ['widget', 'widget', 'widget', 'portal', 'portal', 'app'] as const

/** All bookings of a company: what its calendar holds, and what did not come to be. */
export function companyBookings(telling: Telling): PlannedBooking[] {
  const { about } = telling
  const desks = desksOf(about)
  const days = Array.from({ length: fullDays.back + lastDayAhead + 1 }, (_, index): Day => {
    const distance = index - fullDays.back
    return { days: distance, date: addDays(about.today, distance) }
  })
  const filled = days.flatMap((day) =>
    desks.map((desk) => ({ desk, day, held: fillDay(telling.random, desk, day) })),
  )
  const open = new Set(
    chooseOpen(
      telling,
      filled.flatMap(({ held }) => held),
    ),
  )
  return filled.flatMap(({ desk, day, held }) => [
    ...held.flatMap((time) =>
      open.has(time) ? [openBooking(telling, time, [...open].indexOf(time))] : tell(telling, time),
    ),
    ...givenUp(telling, desk, day, held.length),
  ])
}

/** Chooses the visits soon to come that are being filled in at this moment. */
function chooseOpen({ about, now }: Telling, held: readonly HeldTime[]): HeldTime[] {
  return about.company.locations.flatMap((location) => {
    const soon = held.filter(
      ({ desk, from, till, reason, service }) =>
        desk.location === location &&
        reason === undefined &&
        from > now &&
        till - from === ownMinutes(desk, service.id),
    )
    const spread = Math.max(1, Math.floor(Math.min(soon.length, 60) / 3))
    return Array.from({ length: location.openForms ?? 1 }, (_, turn) => soon[(turn + 1) * spread - 1]).filter(
      (time) => time !== undefined,
    )
  })
}

function ownMinutes(desk: Desk, serviceId: number): number | undefined {
  return desk.services.find(({ service }) => service.id === serviceId)?.rules.durationMinutes
}

function tell(telling: Telling, held: HeldTime): PlannedBooking[] {
  const { random, about, nextVisitor, now } = telling
  if (held.reason !== undefined) {
    const story = scheduled(random, held, actorsOf(about, 'portal'), now)
    return [{ row: blockRow(random, held, story), holds: held }]
  }
  const isOwnLength = held.till - held.from === ownMinutes(held.desk, held.service.id)
  const clientType = isOwnLength ? random.pick(clientTypes) : 'portal'
  const actors = actorsOf(about, clientType)
  const visitor = nextVisitor()
  const story = visitStory(random, held, actors, held.service.asksApproval ?? false, now)
  const said = whatIsSaid(telling, held, visitor)
  if (story.approval === 'declined') said.notes.declined = random.pick(declineReasons[visitor.language])
  const qtid = random.uuid()
  const fresh: PlannedBooking = {
    row: bookingRow(random, held, held, { qtid, clientType }, visitor, story, said),
    holds: story.approval === 'declined' ? null : held,
  }
  const before =
    random.chance(0.04) && story.approval === 'none' ? movedHere(telling, held, fresh, visitor, said) : null
  return before ? [before, fresh] : [fresh]
}

/** Somebody is filling in the form right now; every third has already proved who they are. */
function openBooking(telling: Telling, held: HeldTime, turn: number): PlannedBooking {
  const { random, nextVisitor, now } = telling
  const isVerified = turn % 3 === 2
  const { story, expireAt } = openStory(random, isVerified, now)
  const visitor = isVerified ? nextVisitor() : null
  const identity = { qtid: random.uuid(), clientType: 'widget' as const }
  const nothing = { fields: {}, notes: {} }
  return { row: bookingRow(random, held, held, identity, visitor, story, nothing, expireAt), holds: held }
}
