import { isOpenAt } from '@rinda/domain/hours/opening-hours'
import { localMinuteOf } from '@rinda/domain/time/zone'
import { type Caller, systemCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Asked } from '../../changes/work.ts'
import { checkIn } from '../../queue/check-in/check-in.ts'
import type { QueueContext } from '../../queue/context.ts'
import { markNoShow } from '../../queue/counter/act-at-counter.ts'
import { callNext } from '../../queue/counter/call-next.ts'
import { finish } from '../../queue/counter/finish.ts'
import { setCounter } from '../../queue/counter/set-counter.ts'
import { cancelTicket } from '../../queue/tickets/cancel-ticket.ts'
import { requestTicket } from '../../queue/tickets/request-ticket.ts'
import type { DemoLine, DemoLocation } from '../company.ts'
import { pickService, visitorsPerHour, walkInServices } from '../line/demand.ts'
import { randomOf } from '../random.ts'
import { comesAt, habitsOf } from './habits.ts'
import { type LivingTicket, listExpected, listLiving, listLivingCounters } from './life-store.ts'
import { agentAt, isMadeUpAgent, isMadeUpVisitor, visitorWith } from './made-up-people.ts'

/** Number of people in line at which nobody else comes: a demo is to be looked at. */
const mostWaiting = 15
const noShowMinutes = 1.5
const minuteMs = 60_000

type Living = DemoLocation & { line: DemoLine }
/** Moment of a living line, and the minutes since the last one. */
type Moment = { now: Date; minutes: number }

/**
 * Lets the people of a living line do what they would do by now: come, check in, go home, be called, be served. They act through the same
 * verbs as everybody, so that what they may not do they do not. Real people who come there are called like others, and counters that
 * somebody real works at are left to them.
 */
export async function liveOn(context: QueueContext, location: Living, moment: Moment): Promise<void> {
  const setting = await context.settings.find(systemCaller, location.id)
  if (!setting?.location.is_qms_active) return
  const isOpen = isOpenAt(setting.hours, moment.now.getTime() / minuteMs)
  const tickets = await listLiving(context.db, location.id)
  await goHome(context, tickets, moment)
  if (isOpen) {
    await comeIn(context, location, setting, tickets, moment)
    await comeForAppointments(context, location, moment)
  }
  await workAtCounters(context, location, tickets, isOpen, moment)
}

function asks<Who extends Caller>(caller: Who, { now }: Moment): Asked<Who> {
  return { caller, request: null, now }
}

/** Sends home those who have waited for too long. */
async function goHome(
  context: QueueContext,
  tickets: readonly LivingTicket[],
  moment: Moment,
): Promise<void> {
  for (const ticket of tickets) {
    if (ticket.status !== 'WAITING' || ticket.is_held || !isMadeUpVisitor(ticket)) continue
    const { ticket_id: id, token, session } = ticket
    if (minutesSince(ticket.created_at, moment) < habitsOf(ticket).patienceMinutes) continue
    await cancelTicket(context, asks(visitorWith(session), moment), { id, token })
  }
}

/** Brings in new visitors, as many as come at this hour. */
async function comeIn(
  context: QueueContext,
  location: Living,
  { zone }: LocationSetting,
  tickets: readonly LivingTicket[],
  moment: Moment,
): Promise<void> {
  const at = moment.now.getTime()
  const random = randomOf(0, `visitors of ${location.id} at ${at}`)
  const perHour = visitorsPerHour(location.line, localMinuteOf(at / minuteMs, zone))
  const isFull = tickets.filter(({ status }) => status === 'WAITING').length >= mostWaiting
  if (isFull || !random.chance((perHour * moment.minutes) / 60)) return
  const [first, ...others] = walkInServices(location)
  if (!first) return
  const { id: serviceId } = pickService(random, [first, ...others])
  const language = random.pick(['lv', 'lv', 'lv', 'ru', 'en'] as const)
  const people = random.chance(0.1) ? 2 : 1
  await requestTicket(context, asks(visitorWith(random.code()), moment), { serviceId, language, people })
}

/** Checks in visitors whose moment to come for their appointment is now. */
async function comeForAppointments(context: QueueContext, { id }: Living, moment: Moment): Promise<void> {
  const at = moment.now.getTime()
  const around = { from: new Date(at - 30 * minuteMs), till: new Date(at + 30 * minuteMs) }
  for (const visit of await listExpected(context.db, { locationId: id, ...around })) {
    const comes = comesAt(visit)
    if (comes === null) continue
    const late = (at - visit.starts_at.getTime()) / minuteMs - comes
    // Those whose moment went by while nobody played them did not come.
    if (late < 0 || late > Math.max(2 * moment.minutes, 2)) continue
    const { qtid, token } = visit
    await checkIn(context, asks(visitorWith(qtid), moment), { locationId: id, qtid, token })
  }
}

/** Ends visits that have taken their time, and calls the next ones. */
async function workAtCounters(
  context: QueueContext,
  { id: locationId, line }: Living,
  tickets: readonly LivingTicket[],
  isOpen: boolean,
  moment: Moment,
): Promise<void> {
  const known = new Map((await listLivingCounters(context.db, locationId)).map((row) => [row.name, row]))
  const hasWaiting = tickets.some(({ status, is_held }) => status === 'WAITING' && !is_held)
  for (let counter = 1; counter <= line.counters; counter += 1) {
    const row = known.get(String(counter))
    if (row && (row.is_paused || !isMadeUpAgent(row.agent))) continue
    const asked = asks(agentAt(locationId, counter), moment)
    const visit = tickets.find((one) => one.status === 'CALLED' && one.counter === String(counter))
    if (visit) await endVisit(context, asked, visit, moment)
    else if (isOpen || hasWaiting) await callNext(context, asked, { locationId, counter })
    else if (row?.is_open) await setCounter(context, asked, { locationId, counter, open: false })
  }
}

async function endVisit(
  context: QueueContext,
  asked: Asked,
  visit: LivingTicket,
  moment: Moment,
): Promise<void> {
  const { visitMinutes, staysAway } = habitsOf(visit)
  const minutes = minutesSince(visit.called_at ?? visit.created_at, moment)
  const id = visit.ticket_id
  if (staysAway && isMadeUpVisitor(visit)) {
    if (minutes >= noShowMinutes) await markNoShow(context, asked, { id })
  } else if (minutes >= visitMinutes) await finish(context, asked, { id })
}

function minutesSince(at: Date, { now }: Moment): number {
  return (now.getTime() - at.getTime()) / minuteMs
}
