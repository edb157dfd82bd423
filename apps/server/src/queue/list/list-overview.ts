import type { OverviewResource } from '@rinda/contract/queue/overview'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { callOrder, findNext } from '@rinda/domain/queue/call-order'
import type { CallingCounter, WaitingLine } from '@rinda/domain/queue/waiting-ticket'
import { type Caller, maySeeService, profileOf } from '../../access/caller.ts'
import { streamEnd } from '../../changes/record-store.ts'
import { callRulesOf, waitingTicket } from '../call-rules.ts'
import { servicesAt } from '../counter/call-next.ts'
import { listCounters } from '../counter-store.ts'
import { countPromises } from '../habits/promise-store.ts'
import type { Waits } from '../line/waits.ts'
import { listLines } from '../line-store.ts'
import { type Desk, deskOf, servicesOfLine } from '../policy.ts'
import { overviewResource } from '../resource.ts'
import { listUnderWay } from '../store.ts'
import { toldDayOf } from '../told-day.ts'
import { countEnded, listPartEnds } from './day-store.ts'
import type { ListContext } from './list-tickets.ts'

type Context = Omit<ListContext, 'waits'> & { waits: Pick<Waits, 'ofAll'> }

const promisesMs = 30 * 24 * 3_600_000

/** Works out what follows from the line of a location as it is: who is next at each counter, how long one would wait, and what was done today. */
export async function listOverview(
  context: Context,
  caller: Caller,
  { locationId }: { locationId: number },
  now: Date,
): Promise<Result<{ overview: OverviewResource; seq: number }>> {
  const { db, settings, waits } = context
  const desk = await deskOf(settings, caller, locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const seq = await streamEnd(db, setting.companyId)
  const day = toldDayOf(setting, now)
  const serviceIds = caller.kind === 'portal' ? caller.user.serviceIds : null
  const [line, counters, ended, parts, figures, promised] = await Promise.all([
    readLine(context, caller, desk.value),
    listCounters(db, scope, locationId),
    countEnded(db, scope, locationId, day),
    listPartEnds(db, scope, locationId, day),
    waits.ofAll([setting], now),
    countPromises(db, scope, { locationId, serviceIds }, new Date(now.getTime() - promisesMs)),
  ])
  const rows = new Map<number | string, number>([
    ...line.appointmentsInRow,
    ...counters.map((row) => [row.name, row.appointments_in_row] as const),
  ])
  const at = { ...line, appointmentsInRow: rows }
  const calling = (row: { name: string; service_ids: number[] }): CallingCounter => ({
    name: row.name,
    serviceIds: servicesAt(caller, setting, row),
  })
  const theirs = ended.filter(({ service_id }) => maySeeService(caller, service_id))
  const services = servicesOfLine(setting)
    .map(({ row }) => row.service_id)
    .filter((id) => maySeeService(caller, id))
  const overview = overviewResource(locationId, {
    order: callOrder(line, calling({ name: '', service_ids: [] }), now.getTime()).map(({ id }) => id),
    counters: counters.map((row) => ({
      row,
      nextId: findNext(at, calling(row), now.getTime())?.id ?? null,
      lastEndedAt: latest([...ended, ...parts].filter(({ counter }) => counter === row.name)),
    })),
    services: services.map((id) => ({ id, figures: figures.get(locationId)?.services.get(id) })),
    served: theirs.reduce((sum, { served }) => sum + Number(served), 0),
    promised,
  })
  return done({ overview, seq })
}

async function readLine(
  { db }: Pick<Context, 'db'>,
  caller: Caller,
  { scope, setting }: Desk,
): Promise<WaitingLine> {
  const [tickets, lines] = await Promise.all([
    listUnderWay(db, scope, setting.locationId),
    listLines(db, scope, setting.locationId),
  ])
  return {
    tickets: tickets.filter(({ status }) => status === 'WAITING').map(waitingTicket),
    appointmentsInRow: new Map(lines.map((line) => [line.service_id, line.appointments_in_row])),
    rules: callRulesOf(profileOf(caller, setting.company), setting),
  }
}

function latest(all: readonly { last_ended_at: Date | null }[]): Date | null {
  const times = all.flatMap(({ last_ended_at: at }) => (at ? [at.getTime()] : []))
  return times.length === 0 ? null : new Date(Math.max(...times))
}
