import { addDays } from '@rinda/domain/time/zone'
import type { PortalCaller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { maySeeTicket } from '../../queue/policy.ts'
import { toldDayOf } from '../../queue/told-day.ts'
import type { AuditRow } from '../store.ts'
import { type AuditedObject, listAuditOf } from './audit-store.ts'
import { listCountersOf, listLinesOf, listTicketsAround } from './line-store.ts'
import { pastRow } from './past-row.ts'

const underWay: ReadonlySet<string> = new Set(['REQUESTED', 'WAITING', 'CALLED'])

/** The line of a location as it was at a moment: who waited and who was called, the counters, and the services that gave no tickets. */
export async function pastLine(
  db: Database,
  caller: PortalCaller,
  { scope, setting, moment }: { scope: CompanyScope; setting: LocationSetting; moment: Date },
) {
  const { locationId } = setting
  const { day, since } = toldDayOf(setting, moment)
  // Whoever is left from the evening before waits until the day is ended.
  const days = { from: addDays(since, -1), to: day }
  const tickets = await listTicketsAround(db, scope, { locationId, days, moment })
  const counters = await listCountersOf(db, scope, locationId)
  const lines = await listLinesOf(db, scope, locationId)
  const objects: AuditedObject[] = [
    ...tickets.map(({ ticket_id: id }) => ({ kind: 'ticket', id })),
    ...counters.map(({ counter_id: id }) => ({ kind: 'counter', id })),
    ...lines.map(({ service_id: id }) => ({ kind: 'service_line', id })),
  ]
  const audit = Map.groupBy(await listAuditOf(db, scope, objects), nameOf)
  const walk = <Row extends object>(kind: string, id: number, row: Row) =>
    pastRow(row, audit.get(`${kind} ${id}`) ?? [], moment)
  const seen = tickets.filter((row) => maySeeTicket(caller, row, null))
  const past = {
    tickets: seen.map((row) => walk('ticket', row.ticket_id, row)),
    counters: counters.map((row) => walk('counter', row.counter_id, row)),
    lines: lines.map((row) => walk('service_line', row.service_id, row)),
  }
  return {
    ...past,
    waiting: past.tickets
      .flatMap(({ was }) => (was && underWay.has(was.status) ? [was] : []))
      .sort((one, other) => one.place - other.place || one.ticket_id - other.ticket_id),
    stopped: past.lines.flatMap(({ was }) => (was?.is_stopped ? [was.service_id] : [])),
  }
}

const nameOf = ({ object_kind, object_id }: AuditRow) => `${object_kind} ${object_id}`
