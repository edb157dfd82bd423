import type { BusyCalendarInput, BusyCalendarResource } from '@rinda/contract/set-up/busy-calendar'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import type { QuietChange } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import { urlFault } from '../remote-systems/public-url.ts'
import { listSpecialistsToChange, specialistToChange } from '../specialists/find.ts'
import { publishedAgain } from '../specialists/specialist-changes.ts'
import {
  askForReading,
  type CalendarRow,
  listBusyTimes,
  listCalendars,
  lockCalendar,
  putCalendar,
  removeCalendar,
  replaceBusyTimes,
} from './calendar-store.ts'
import { busyCalendarResource, hostOf, noBusyCalendar } from './resource.ts'

export type CalendarContext = {
  db: Database
  write: Write
  urlRules: { mayBePrivate: boolean }
}
type Told = Promise<Result<Answer<BusyCalendarResource>>>

/** Lists the private calendars of the specialists whom somebody sets up. */
export async function listBusyCalendars(
  { db }: Pick<CalendarContext, 'db'>,
  caller: PortalCaller,
  now: Date,
): Promise<BusyCalendarResource[]> {
  const rows = await listCalendars(db, caller.scope, now)
  if (rows.length === 0) return []
  const specialists = await listSpecialistsToChange(db, caller)
  const theirs = new Set(specialists.map(({ row }) => `${row.company_id} ${row.specialist_id}`))
  return rows
    .filter(({ company_id, specialist_id }) => theirs.has(`${company_id} ${specialist_id}`))
    .map(busyCalendarResource)
}

/** Names the private calendar of a specialist, in the place of the one before: it is read at once, and again and again from then on. */
export async function nameBusyCalendar(
  context: CalendarContext,
  asked: Asked<PortalCaller>,
  specialistId: number,
  sent: Result<{ busy_calendar: BusyCalendarInput }>,
): Told {
  // First whether they may: what they sent is nothing to whoever may not.
  const found = await specialistToChange(context.db, asked.caller, specialistId)
  if (!found.ok) return found
  if (!sent.ok) return sent
  const { url } = sent.value.busy_calendar
  const fault = urlFault(url, context.urlRules)
  if (fault) return refuse(fault, 'busy_calendar/url')
  const { href } = new URL(url)
  return await change(context, asked, specialistId, async (tx, scope, before) => {
    const by = asked.caller.user.email
    await putCalendar(tx, scope, { specialistId, url: href, by }, asked.now)
    return audited('busy_calendar.name', specialistId, before?.url ?? null, href)
  })
}

/** Reads a specialist's private calendar no more: what it took of their time is free again. None is no error. */
export async function endBusyCalendar(
  context: CalendarContext,
  asked: Asked<PortalCaller>,
  specialistId: number,
): Told {
  return await change(context, asked, specialistId, async (tx, scope, before) => {
    if (!before) return []
    await removeCalendar(tx, scope, specialistId)
    return audited('busy_calendar.end', specialistId, before.url, null)
  })
}

/** Has a specialist's private calendar read now. */
export async function readBusyCalendarNow(
  context: CalendarContext,
  asked: Asked<PortalCaller>,
  specialistId: number,
): Told {
  return await change(context, asked, specialistId, async (tx, _scope, before) => {
    if (!before) return refuse('not_found')
    await askForReading(tx, before, asked.now)
    return []
  })
}

/** Changes the calendar of a specialist. Whatever was read of another one goes with it, and is published. */
async function change(
  { db, write }: CalendarContext,
  asked: Asked<PortalCaller>,
  specialistId: number,
  act: (
    tx: Database,
    scope: CompanyScope,
    before: CalendarRow | undefined,
  ) => Promise<QuietChange[] | Result<never>>,
): Told {
  const { caller, now } = asked
  const found = await specialistToChange(db, caller, specialistId)
  if (!found.ok) return found
  const { row } = found.value
  const scope = narrow(caller.scope, row.company_id)
  return await write({ ...asked, scope }, async (tx) => {
    const before = await lockCalendar(tx, scope, specialistId)
    const wasBusy = before ? await listBusyTimes(tx, scope, specialistId) : []
    const acted = await act(tx, scope, before)
    if (!Array.isArray(acted)) return acted
    const [after] = await listCalendars(tx, scope, now, specialistId)
    const isFreeAgain = wasBusy.length > 0 && after?.url !== before?.url
    if (isFreeAgain) await replaceBusyTimes(tx, scope, specialistId, [])
    const published = isFreeAgain ? await publishedAgain(tx, scope, specialistId) : []
    const shown = after ? { ...after, busy_times: isFreeAgain ? 0 : after.busy_times } : null
    const answer = {
      type: 'busy_calendar',
      resource: shown ? busyCalendarResource(shown) : noBusyCalendar(row.company_id, specialistId),
    }
    return done({ changes: [...acted, ...published], answer })
  })
}

/** A change as it is audited: nothing by which anybody could read the calendar is in it. */
function audited(
  action: string,
  specialistId: number,
  before: string | null,
  after: string | null,
): QuietChange[] {
  const named = (url: string | null) => (url === null ? null : { host: hostOf(url) })
  const object = { objectKind: 'busy_calendar', objectId: String(specialistId) }
  return [{ action, ...object, before: named(before), after: named(after), event: null }]
}
