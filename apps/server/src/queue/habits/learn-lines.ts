import type { DrawnWaits } from '@rinda/domain/queue/estimate/draw-waits'
import type { Habits } from '@rinda/domain/queue/estimate/habits'
import { noHabits } from '@rinda/domain/queue/estimate/habits'
import {
  learnAppointment,
  learnCall,
  learnLeft,
  learnOpen,
  learnVisit,
  learnWaited,
} from '@rinda/domain/queue/estimate/learn'
import { noteKept } from '@rinda/domain/queue/estimate/width'
import { asSaid, callsThatStood, servedVisits } from '@rinda/domain/queue/visit-parts'
import { localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { isKeptOvernight } from '../call-rules.ts'
import type { Waits } from '../line/waits.ts'
import { isOfLine } from '../policy.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'
import type { TicketRow } from '../store.ts'
import { listLateness } from './coming-store.ts'
import { hourAt } from './draw-line.ts'
import { estimateOf } from './drawn-lines.ts'
import { keepHabits, listBusyAnywhere, listChanged, lockHabits } from './habits-store.ts'
import { endPromises, insertPromises, listKept, type Promised, removePromises } from './promise-store.ts'

/** Context of whatever learns from lines. */
export type LearningContext = { db: Database; settings: Settings; waits: Waits }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
/** Time after which a write is surely seen. */
const settledMs = 2_000
const justNowMs = 2 * minuteMs
/** Time after an appointment when nobody comes for it any more. */
const missedMs = 60 * minuteMs
/** A line that nothing was learnt of yet is looked at for so long back. */
const firstLookMs = 14 * dayMs
/** A year, and the one before it with which it is compared, are told in figures. */
const keepPromisesMs = 800 * dayMs
/** Time after which somebody who is taken out of the line was forgotten there. */
const forgottenMs = 4 * 60 * minuteMs

/** Learns from what became of the lines since it was last done. */
export async function learnLines(
  context: LearningContext,
  now: Date,
  isStopped?: () => boolean,
): Promise<void> {
  const busy = await listBusyAnywhere(context.db)
  const learn = async ({ company_id, location_id }: (typeof busy)[number]) => {
    const setting = await context.settings.find(systemCaller, location_id)
    if (setting && !isKeptElsewhere(setting))
      await learnLine(context, narrow(systemCaller.scope, company_id), setting, now)
  }
  await eachApart(busy, learn, isStopped)
}

async function learnLine(
  { db, waits }: LearningContext,
  scope: CompanyScope,
  setting: LocationSetting,
  now: Date,
): Promise<void> {
  const { locationId, companyId, zone } = setting
  // Before the transaction: an embedded database has one connection.
  const found = await waits.at({ companyId, locationId }, now)
  const open = [...(found?.line.counters.values() ?? [])].filter(
    ({ attributes: one }) => one.open && !one.paused,
  )
  const promised = found?.drawn ? promisedBy(found, found.drawn) : []
  const till = new Date(now.getTime() - settledMs)
  await db.transaction().execute(async (tx) => {
    const first = { habits: noHabits(), learnt_at: new Date(now.getTime() - firstLookMs) }
    const { habits, learnt_at: from } = await lockHabits(tx, scope, locationId, first)
    const firstDay = localDateOf((from.getTime() - dayMs) / minuteMs, zone)
    const changed = await listChanged(tx, scope, locationId, { firstDay, from })
    const isNew = (at: Date | null) => at !== null && at > from && at <= till
    const said = (row: TicketRow) => (isKeptOvernight(setting) ? row : asSaid(row, zone))
    learnFrom(habits, changed, { isNew, said })
    const serviceIds = [...setting.services.values()].filter(isOfLine).map(({ row }) => row.service_id)
    const [began, ended] = [new Date(from.getTime() - missedMs), new Date(till.getTime() - missedMs)]
    const beginning = { locationId, serviceIds, from: began, till: ended }
    for (const lateMs of await listLateness(tx, scope, beginning)) learnAppointment(habits, lateMs)
    // Of tickets from before it was first done nobody knows how many counters were open.
    for (const { created_at } of changed)
      if (isNew(created_at) && now.getTime() - created_at.getTime() < justNowMs)
        learnOpen(habits, hourAt(created_at, zone), open.length)
    await endPromises(tx, scope, locationId)
    const stood = changed.filter((row) => isNew(firstStood(row)))
    const ids = stood.map(({ ticket_id }) => ticket_id)
    for (const kept of await listKept(tx, scope, ids)) learnKept(habits, kept)
    await removePromises(tx, scope, locationId, new Date(now.getTime() - keepPromisesMs))
    await insertPromises(tx, scope, locationId, promised, now)
    const has_more = changed.length > 0 || (found?.line.tickets.size ?? 0) > 0
    await keepHabits(tx, scope, locationId, { habits, learnt_at: till > from ? till : from, has_more })
  })
  waits.learnt(locationId)
}

type Found = NonNullable<Awaited<ReturnType<LearningContext['waits']['at']>>>

function promisedBy({ line, out }: Found, drawn: DrawnWaits): Promised[] {
  return [...line.tickets.values()].flatMap((ticket) => {
    const { id, attributes } = ticket
    const own = attributes.status === 'WAITING' && !attributes.held ? out.byTicket.get(id) : undefined
    if (!own || own.low === null || own.high === null || own.timeToWait === null) return []
    const madeOf = attributes.booking_id === null ? estimateOf(ticket, drawn) : undefined
    return [
      {
        ...{ ticketId: Number(id), low: own.low, middle: own.timeToWait, high: own.high },
        ...{ service_id: attributes.service_id, people: madeOf?.people ?? null },
        ...{ drawn_ms: madeOf?.drawn ?? null, usual_ms: madeOf?.usual ?? null },
      },
    ]
  })
}

type Kept = Awaited<ReturnType<typeof listKept>>[number]

/** Learns from a promise to somebody whose call stood. */
function learnKept(habits: Habits, { low, middle, high, waited_ms: waitedMs, ...madeOf }: Kept): void {
  noteKept(habits.width, { low: low * minuteMs, middle: middle * minuteMs, high: high * minuteMs }, waitedMs)
  const { service_id: serviceId, people, drawn_ms: drawn, usual_ms: usual } = madeOf
  if (serviceId !== null && people !== null && drawn !== null)
    learnWaited(habits, { serviceId, people, drawn, usual, waitedMs })
}

/** Gives when the first call of a ticket became one that nobody can take back. */
function firstStood(row: TicketRow): Date | null {
  const [first] = callsThatStood(row)
  return first ? new Date(first.till) : null
}

/** Learns from calls and ends in the order in which they happened. */
function learnFrom(
  habits: Habits,
  rows: readonly TicketRow[],
  { isNew, said }: { isNew: (at: Date | null) => boolean; said: (row: TicketRow) => TicketRow },
): void {
  const learning = rows.flatMap((row): { at: number; learn: () => void }[] => {
    const { waiting_since, first_called_at, ended_at, status } = row
    const ended = ended_at?.getTime() ?? 0
    const waitingSince = waiting_since.getTime()
    const all: { at: number; learn: () => void }[] = []
    for (const { counter, at, till } of callsThatStood(row))
      if (isNew(new Date(till)))
        all.push({ at, learn: () => learnCall(habits, { counter, at, waitingSince }) })
    for (const { ms, ...visit } of servedVisits(said(row)))
      if (isNew(new Date(visit.till)))
        all.push({
          at: visit.till,
          learn: () => learnVisit(habits, { ...visit, from: visit.till - ms }),
        })
    if (!first_called_at && isNew(ended_at) && status === 'CANCELED' && ended - waitingSince < forgottenMs)
      all.push({ at: ended, learn: () => learnLeft(habits, ended - waitingSince) })
    return all
  })
  for (const { learn } of learning.sort((one, other) => one.at - other.at)) learn()
}
