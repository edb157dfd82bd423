import { estimateWaits, ticketTurn, type Wait } from '@rinda/domain/queue/waits'
import type { LocationSetting } from '../../availability/setting.ts'
import type { ServiceFigures } from '../../locations/line-figures.ts'
import { isOfLine } from '../policy.ts'
import { isKeptElsewhere } from '../remote/system-of.ts'
import type { InLine, WorkedOut } from './in-line.ts'
import type { Line } from './line.ts'
import { countersOf, staffedCounters, waitingLineOf } from './line-as-called.ts'

const minuteMs = 60_000

/** Works out from a line at a moment who stands where, how long each waits, and its figures. */
export function workOut(line: Line, setting: LocationSetting, now: Date): WorkedOut {
  if (isKeptElsewhere(setting)) return asTold(line.told, setting)
  const waiting = waitingLineOf(line, setting)
  const counters = countersOf(line, setting, waiting)
  const minutes = visitMinutes(setting)
  const staffed = staffedCounters(line, setting)
  const waits = estimateWaits(waiting, counters, minutes, now.getTime(), staffed)
  const open = staffed.filter(({ name }) => name !== '')
  const openNames = new Set(open.map(({ name }) => name))
  const openFor = new Set(open.flatMap(({ serviceIds }) => serviceIds))
  // Who is first where a counter is free is called at once; where none is open, nobody knows.
  const free = new Set(
    counters.flatMap(({ name, serving, serviceIds }) => (name !== '' && !serving ? serviceIds : [])),
  )
  const byTicket = new Map<string, InLine>()
  const counts = new Map<number, number>()
  for (const { id, serviceId, held, place, onlyCounter } of waiting.tickets) {
    const waited = free.has(serviceId) ? Math.max(0, now.getTime() - place) / minuteMs : null
    const inLine = inLineOf(waits.tickets.get(id), minutes.get(serviceId) ?? 0, waited)
    const isStaffed = onlyCounter === null ? openFor.has(serviceId) : openNames.has(onlyCounter)
    byTicket.set(String(id), { ...inLine, calledNext: waits.calledNext.has(id), isStaffed })
    if (!held) counts.set(serviceId, (counts.get(serviceId) ?? 0) + 1)
  }
  const services = [...minutes.keys()].map((id): [number, ServiceFigures] => {
    const timeToWait = waits.newcomers.get(id)?.timeToWaitMinutes ?? 0
    const interval = intervalOf(timeToWait, minutes.get(id) ?? 0, free.has(id) ? 0 : null)
    return [id, { ticketsToWait: counts.get(id) ?? 0, timeToWait, ...interval, isStaffed: openFor.has(id) }]
  })
  const newcomers = new Map(
    [...minutes].map(
      ([id, visit]) =>
        [
          id,
          {
            ...inLineOf(waits.newcomers.get(id), visit, free.has(id) ? 0 : null),
            isStaffed: openFor.has(id),
          },
        ] as const,
    ),
  )
  const ticketsWaiting = waiting.tickets.filter(({ held }) => !held).length
  return { byTicket, newcomers, figures: { ticketsWaiting, services: new Map(services) } }
}

/** The same where another system keeps the line: what that one says. */
function asTold(told: Line['told'], setting: LocationSetting): WorkedOut {
  const services = [...visitMinutes(setting)].flatMap(([id, visit]): [number, ServiceFigures][] => {
    const said = told?.services[String(id)]
    if (!said) return []
    const { ticketsToWait, timeToWait } = said
    const interval = intervalOf(timeToWait, visit)
    return [[id, { ticketsToWait, timeToWait, ...interval, isStaffed: true }]]
  })
  const ticketsWaiting = services.reduce((sum, [, { ticketsToWait }]) => sum + ticketsToWait, 0)
  const figures = { ticketsWaiting, services: new Map(services) }
  // It says of nobody who has not come yet where they would stand.
  return { byTicket: told?.places ?? new Map(), newcomers: new Map(), figures }
}

/** Gives the minutes that a visit takes, by service: what the service says, else the length of its appointments. */
export function visitMinutes({ services }: LocationSetting): Map<number, number> {
  return new Map(
    [...services.values()]
      .filter(isOfLine)
      .map(({ row, durationMinutes }) => [row.service_id, row.average_time || durationMinutes]),
  )
}

function inLineOf(wait: Wait | undefined, visit: number, waited: number | null): InLine {
  const ticketsToWait = wait?.ticketsToWait ?? null
  const timeToWait = wait?.timeToWaitMinutes ?? null
  const turn = ticketTurn(false, ticketsToWait)
  const interval = timeToWait === null ? { low: null, high: null } : intervalOf(timeToWait, visit, waited)
  return { turn, calledNext: false, ticketsToWait, timeToWait, ...interval }
}

/**
 * The interval in which a wait should end: until waits are learnt from, half of it to one and a half of it, and not less than half a visit
 * at the most. `waited` is for how many minutes a counter has been free for them already, null where none is: whoever should be called at
 * once, and is not, may go on waiting for as long again.
 */
function intervalOf(
  wait: number,
  visit: number,
  waited: number | null = null,
): { low: number; high: number } {
  if (wait === 0 && waited !== null)
    return { low: 0, high: Math.min(Math.ceil(visit / 2), Math.floor(waited)) }
  return { low: Math.floor(wait / 2), high: Math.ceil(Math.max(wait * 1.5, visit / 2)) }
}
