import type { DayState } from '@rinda/contract/booking/day-state'
import { dayBounds, type LocalDate } from '@rinda/domain/time/zone'
import { type Caller, maySeeLocation, maySeeService, systemCaller } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import { type AttentionContext, type Finding, findFindingsOf } from '../attention/findings.ts'
import { renderMark } from '../attention/resource.ts'
import type { StandingLine } from '../attention/store.ts'
import type { Boards } from '../availability/boards/boards.ts'
import { getDaySheet } from '../availability/day-sheet.ts'
import { isBookedElsewhere } from '../availability/elsewhere.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import { daysTouched, type Touched, touchedBy } from './touched.ts'
import { listWorkplaces } from './workplace-store.ts'

type Context = AttentionContext & { boards: Boards }

/** Column of a day of a location that some events may have changed. */
type Place = StandingLine & { companyId: number; locationId: number; date: LocalDate; findings: Finding[] }

/** States that some events of a company may have changed, read together. */
export type ReadStates = {
  /** The states as this caller may see them. */
  statesFor(caller: Caller): Promise<DayState[]>
}

/** More than this, as after a long series, are asked for by whoever shows one of them. */
const mostPlaces = 24

/**
 * Reads what events of one company changed in its days: once for all who are told. Undefined where they are too many to be told; no place
 * where the events are not about bookings.
 */
export async function readDayStates(
  context: Context,
  companyId: number,
  events: readonly StreamEvent[],
  now: Date,
): Promise<ReadStates | undefined> {
  const scope = narrow(systemCaller.scope, companyId)
  const places: Place[] = []
  for (const { line, touched } of linesOf(events)) {
    places.push(...(await placesOf(context, scope, line, touched, now)))
    if (places.length > mostPlaces) return undefined
  }
  return {
    async statesFor(caller) {
      const own = places.filter((place) => maySeeLocation(caller, place))
      const states = await Promise.all(own.map((place) => stateOf(context, caller, place, now)))
      return states.filter((state) => state !== undefined)
    },
  }
}

/** Groups the times that events touched by whose they are. */
function linesOf(events: readonly StreamEvent[]): { line: StandingLine; touched: Touched[] }[] {
  const lines = Map.groupBy(
    events.flatMap((event) => touchedBy(event) ?? []),
    ({ kind, id }) => `${kind} ${id}`,
  )
  return [...lines.values()].flatMap((touched) => {
    const [first] = touched
    return first ? [{ line: { kind: first.kind, id: first.id }, touched }] : []
  })
}

async function placesOf(
  context: Context,
  scope: CompanyScope,
  line: StandingLine,
  touched: readonly Touched[],
  now: Date,
): Promise<Place[]> {
  const setting = await context.settings.find(systemCaller, touched[0]?.locationId ?? 0)
  if (!setting) return []
  const { zone } = setting
  const dates = [...new Set(touched.flatMap(({ during }) => daysTouched(during, zone)))]
  const workplaces = line.kind === 'specialist' ? await listWorkplaces(context.db, scope, line.id) : []
  const touchedIds = touched.map(({ locationId }) => locationId)
  // A place whose bookings another system keeps says itself what is free there.
  const others = await context.settings.findAll(systemCaller, workplaces)
  const here = others.filter((one) => !isBookedElsewhere(one)).map(({ locationId }) => locationId)
  const locationIds = [...new Set([...touchedIds, ...here])]
  const places: Place[] = []
  for (const date of dates) {
    if (places.length > mostPlaces) break
    const findings = await findFindingsOf(context, scope, [line], dayBounds(date, zone), now)
    for (const locationId of locationIds) {
      const own = findings.filter(({ booking }) => booking.locationId === locationId)
      places.push({ ...line, companyId: scope.companyId, locationId, date, findings: own })
    }
  }
  return places
}

async function stateOf(
  context: Context,
  caller: Caller,
  { companyId, locationId, date, kind, id, findings }: Place,
  now: Date,
): Promise<DayState | undefined> {
  const sheet = await getDaySheet(context, caller, { locationId, date, days: 1 }, now)
  if (!sheet.ok) return undefined
  const columns = sheet.value.days.flatMap((day) => day.columns)
  return {
    company_id: String(companyId),
    location_id: String(locationId),
    date,
    kind,
    id: String(id),
    column: columns.find((column) => column.kind === kind && column.id === String(id)) ?? null,
    attention: findings
      .filter(({ booking }) => maySeeService(caller, booking.serviceId))
      .map((finding) => renderMark(finding)),
  }
}
