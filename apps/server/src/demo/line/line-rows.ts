import { hoursOn } from '@rinda/domain/hours/opening-hours'
import {
  addDays,
  type EpochMinutes,
  type Interval,
  localDateOf,
  localMinuteOf,
  minuteOfDay,
  wallIntervals,
} from '@rinda/domain/time/zone'
import type { Insertable } from 'kysely'
import type {
  CountersTable,
  QueueLinesTable,
  TicketSequencesTable,
  TicketsTable,
} from '../../database/tables/queue-tables.ts'
import { agentOf } from '../../queue/counter/put-counter.ts'
import type { DemoLine, DemoLocation } from '../company.ts'
import { agentAt } from '../life/made-up-people.ts'
import { type Random, randomOf } from '../random.ts'
import type { CompanyWithProfile } from '../set-up-rows.ts'
import { specialDaysOf } from '../special-days.ts'
import { visitorsPerHour, walkInServices } from './demand.ts'
import { asOf, type PastVisit, tellPast } from './past-line.ts'

export type LineRows = {
  lines: Insertable<QueueLinesTable>[]
  counters: Insertable<CountersTable>[]
  sequences: Insertable<TicketSequencesTable>[]
  tickets: (Omit<Insertable<TicketsTable>, 'push_ids'> & { push_ids: object })[]
}

/** Days before today that the line's history goes back: two of each weekday. */
const pastDays = 14
/** Makes the lines of the locations that have a living one: counters, the past weeks, and today up to this moment. */
export function lineRows(companies: readonly CompanyWithProfile[], seed: number, now: Date): LineRows {
  const rows: LineRows = { lines: [], counters: [], sequences: [], tickets: [] }
  for (const about of companies) {
    for (const location of about.company.locations) {
      if (!location.line) continue
      const random = randomOf(seed, `line of ${location.id}`)
      const made = rowsOf({ about, location, line: location.line, random, now })
      rows.lines.push(...made.lines)
      rows.counters.push(...made.counters)
      rows.sequences.push(...made.sequences)
      rows.tickets.push(...made.tickets)
    }
  }
  return rows
}

type OneLine = {
  about: CompanyWithProfile
  location: DemoLocation
  line: DemoLine
  random: Random
  now: Date
}

function rowsOf({ about, location, line, random, now }: OneLine): LineRows {
  const at = Math.floor(now.getTime() / 60_000)
  const { zone } = about.profile
  const place = { company_id: about.company.id, location_id: location.id }
  const services = walkInServices(location)
  const [first, ...others] = services
  if (!first) return { lines: [], counters: [], sequences: [], tickets: [] }
  const past = tellPast({
    ...{ random, counters: line.counters, services: [first, ...others] },
    openTimes: openTimesOf(location, about, at),
    perHour: (minute) => visitorsPerHour(line, localMinuteOf(minute, zone)),
  })
  const visits = past.map((visit) => asOf(visit, at)).filter((visit) => visit !== null)
  const tickets = numbered(visits, zone).map((one) => ticketRow(place, one, random))
  return {
    lines: services.map(({ id, letter }) => ({ ...place, service_id: id, letter, stopped_at: null })),
    counters: Array.from({ length: line.counters }, (_, index) => ({
      ...{ ...place, name: String(index + 1), is_number: true, position: index + 1, is_open: true },
      ...agentOf(agentAt(location.id, index + 1)),
      changed_at: now,
    })),
    sequences: sequencesOf(place, tickets),
    tickets,
  }
}

function openTimesOf(
  location: DemoLocation,
  { profile: { zone }, today }: CompanyWithProfile,
  now: EpochMinutes,
): Interval[] {
  const hours = { zone, week: location.hours, specials: specialDaysOf(location, today, zone) }
  return Array.from({ length: pastDays + 1 }, (_, index) => addDays(today, index - pastDays)).flatMap(
    (date) => {
      const { range } = hoursOn(hours, date)
      return range
        ? wallIntervals(date, zone, minuteOfDay(range.from), minuteOfDay(range.till)).filter(
            ({ from }) => from <= now,
          )
        : []
    },
  )
}

type Numbered = { visit: PastVisit; day: string; number: number }

function numbered(visits: readonly PastVisit[], zone: string): Numbered[] {
  const last = new Map<string, number>()
  return visits.map((visit) => {
    const day = localDateOf(visit.cameAt, zone)
    const line = `${day} ${visit.service.letter}`
    const number = (last.get(line) ?? 0) + 1
    last.set(line, number)
    return { visit, day, number }
  })
}

const origins = ['phone', 'phone', 'kiosk', 'kiosk', 'kiosk', 'staff'] as const

function ticketRow(
  place: { company_id: number; location_id: number },
  { visit, day, number }: Numbered,
  random: Random,
): LineRows['tickets'][number] {
  const { service, cameAt, calledAt, endedAt, counter, end } = visit
  const called = calledAt === null ? null : instantOf(calledAt)
  const isOver = endedAt !== null
  const status = isOver ? endStatus[end] : calledAt === null ? 'WAITING' : 'CALLED'
  return {
    ...{ ...place, token: random.token(), service_id: service.id, next_service_ids: [], booking_id: null },
    ...{ day, letter: service.letter, number, layout: '', average_time: Math.round(service.averageMinutes) },
    ...{ status, failed_code: status === 'FAILED' ? 'no_show' : null, origin: random.pick(origins) },
    ...{ language: random.pick(['lv', 'lv', 'lv', 'ru', 'en']), people: random.chance(0.1) ? 2 : 1 },
    ...{ created_at: instantOf(cameAt), waiting_since: instantOf(cameAt), appointment_at: null },
    place: instantOf(cameAt).getTime(),
    ...{ is_held: false, places_back: 0, counter: counter === null ? null : String(counter) },
    ...{ counter_is_number: counter !== null, called_at: called, first_called_at: called },
    ...{ ended_at: isOver ? instantOf(endedAt) : null, note: '', notifications: false, push_ids: {} },
    ...{
      ip: '',
      session: 'app demo past',
      updated_at: isOver ? instantOf(endedAt) : (called ?? instantOf(cameAt)),
    },
  }
}

const endStatus = { done: 'DONE', no_show: 'FAILED', canceled: 'CANCELED' } as const

/** The last number of each line of each day: the next ticket of today goes on from there. */
function sequencesOf(
  place: { company_id: number; location_id: number },
  tickets: LineRows['tickets'],
): Insertable<TicketSequencesTable>[] {
  const last = new Map<string, LineRows['tickets'][number]>()
  for (const ticket of tickets) last.set(`${ticket.day} ${ticket.letter}`, ticket)
  return [...last.values()].map(({ day, letter, number, created_at }) => ({
    ...{ ...place, day, letter, last: number, last_at: created_at },
  }))
}

function instantOf(at: EpochMinutes): Date {
  return new Date(Math.round(at * 60) * 1000)
}
