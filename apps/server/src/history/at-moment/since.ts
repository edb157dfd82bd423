import type { PastKind } from '@rinda/contract/history/past'
import type { FieldChange } from '@rinda/contract/set-up/set-up-history'
import { ticketLabel } from '@rinda/domain/queue/label'
import type { PortalCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { CounterRow } from '../../queue/counter-store.ts'
import type { LineRow } from '../../queue/line-store.ts'
import type { TicketRow } from '../../queue/store.ts'
import { bookingChanges } from '../../tools/booking-changes.ts'
import { isTimeField } from '../field-changes.ts'
import { shownChange } from '../list.ts'
import { namesOf } from '../resource.ts'
import type { AuditRow } from '../store.ts'
import type { PastRow } from './past-row.ts'

type Names = { name: string; name_lv: string; name_en: string; name_ru: string }
/** A change as it is told beside a past moment. */
export type ToldChange = {
  row: AuditRow
  kind: PastKind
  names: Names
  qtid: string | null
  changes: FieldChange[]
}

const alike = (name: string): Names => ({ name, name_lv: name, name_en: name, name_ru: name })

/** Tells all changes of bookings; personal data of a visitor who was erased is in none of them. */
export function toldOfBookings(bookings: readonly PastRow<BookingRow>[]): ToldChange[] {
  return bookings.flatMap(({ now, audit }) =>
    audit.map((row) => ({
      ...{ row, kind: 'booking' as const, qtid: now.qtid },
      names: alike(`${now.first_name} ${now.last_name}`.trim()),
      changes: row.before === null ? [] : bookingChanges(row.before, row.after),
    })),
  )
}

type Line = {
  tickets: readonly PastRow<TicketRow>[]
  counters: readonly PastRow<CounterRow>[]
  lines: readonly PastRow<LineRow>[]
}

/** Fields of a ticket and of a counter that people ask about; the others follow from the act. */
const lineFields: ReadonlySet<string> = new Set([
  ...['status', 'counter', 'service_id', 'people', 'note', 'is_held', 'places_back'],
  ...['is_open', 'is_paused', 'service_ids', 'agent', 'is_stopped'],
])

/** Tells all changes of a line: of tickets, counters, and whether tickets are given. */
export function toldOfLine(line: Line, setting: LocationSetting): ToldChange[] {
  const told = (past: Pick<PastRow<unknown>, 'audit'>, kind: PastKind, names: Names): ToldChange[] =>
    past.audit.map((row) => ({ row, kind, names, qtid: null, changes: lineChanges(row) }))
  return [
    ...line.tickets.flatMap((past) => told(past, 'ticket', alike(labelOf(past.now)))),
    ...line.counters.flatMap((past) => told(past, 'counter', alike(past.now.name))),
    ...line.lines.flatMap((past) =>
      told(past, 'service_line', namesOf('service', past.now.service_id, setting)),
    ),
  ]
}

function labelOf({ is_remote, remote_label, letter, number }: TicketRow): string {
  return is_remote ? remote_label : ticketLabel(letter, number)
}

function lineChanges({ before, after }: AuditRow): FieldChange[] {
  if (!before || !after) return []
  return Object.keys(after)
    .filter((field) => lineFields.has(field))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}

/** Tells the changes of a set-up that this person may see: those of times, all but those, or all. `specialists` are those whom they may change. */
export function toldOfSetUp(
  caller: PortalCaller,
  setting: LocationSetting,
  { audit, specialists }: { audit: readonly AuditRow[]; specialists: ReadonlySet<number> },
  what: 'times' | 'rules' | 'all',
): ToldChange[] {
  const isMeant = ({ field }: FieldChange) => what === 'all' || isTime(field) === (what === 'times')
  return audit.flatMap((row) =>
    shownChange(caller, [setting], specialists, row).flatMap(({ kind, changes }): ToldChange[] => {
      const meant = changes.filter(isMeant)
      const isMade = row.before === null && kind !== 'company'
      if (meant.length === 0 && !isMade) return []
      return [{ row, kind, names: namesOf(kind, Number(row.object_id), setting), qtid: null, changes: meant }]
    }),
  )
}

/** Hours of specialists and their absences are times too. */
function isTime(field: string): boolean {
  return isTimeField(field) || field === 'working_hours' || field === 'absences'
}
