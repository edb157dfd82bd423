import type { DayFiguresResource, Figures } from '@rinda/contract/queue/day-figures'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type LocalTime, minuteOfDay } from '@rinda/domain/time/calendar'
import { dayBounds, type LocalDate, localDateOf, wallIntervals } from '@rinda/domain/time/zone'
import type { PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { type FiguresRow, listFigures, type Side } from './day-figures-store.ts'

type Context = { db: Database; settings: Settings }

type Asked = { locationId: number; date?: LocalDate | undefined; until?: LocalTime | undefined }

/**
 * Shows a location's day in figures; today's, where no date is named; as it stood at a time of that day, where one is. A service that the caller
 * may not see is not counted.
 */
export async function showDayFigures(
  { db, settings }: Context,
  caller: PortalCaller,
  { locationId, date, until }: Asked,
  now: Date,
): Promise<Result<DayFiguresResource>> {
  const setting = await settings.find(caller, locationId)
  if (!setting) return refuse('not_found')
  const { zone } = setting
  const day = date ?? localDateOf(now.getTime() / 60_000, zone)
  const scope = narrow(caller.scope, setting.companyId)
  const till = until === undefined ? null : momentOf(day, until, zone)
  const rows = await listFigures(db, scope, { locationId, day, zone, till }, caller.user.serviceIds)
  const of = (side: Side) => rows.filter((row) => row.side === side)
  return done({
    id: String(locationId),
    type: 'day_figures',
    attributes: {
      location_id: locationId,
      date: day,
      total: figuresOf(of('all')[0]),
      hours: of('hour').flatMap((row) => (row.hour === null ? [] : [{ hour: row.hour, ...figuresOf(row) }])),
      services: of('service').flatMap((row) =>
        row.service_id === null ? [] : [{ service_id: row.service_id, ...figuresOf(row) }],
      ),
      counters: of('counter').flatMap((row) =>
        row.counter === null ? [] : [{ counter: row.counter, ...figuresOf(row) }],
      ),
      origins: of('origin').flatMap((row) =>
        row.origin === null ? [] : [{ origin: row.origin, ...figuresOf(row) }],
      ),
    },
  })
}

const nothing: Figures = {
  ...{ given: 0, served: 0, no_shows: 0, canceled: 0 },
  ...{ wait_median: null, wait_high: null, visit_median: null, visit_high: null },
  ...{ promised: 0, kept: 0, late: 0, said_low: null, said_median: null, said_high: null },
  ...{ came_low: null, came_median: null, came_high: null },
}

function figuresOf(row: FiguresRow | undefined): Figures {
  if (!row) return nothing
  const {
    side: _side,
    hour: _hour,
    service_id: _service,
    counter: _counter,
    origin: _origin,
    ...figures
  } = row
  return figures
}

/** The moment at which a clock on the wall shows a time of a day; of an hour that comes twice the second time, of one that is skipped its end. */
function momentOf(day: LocalDate, time: LocalTime, zone: string): Date {
  const till = wallIntervals(day, zone, 0, minuteOfDay(time)).at(-1)?.till ?? dayBounds(day, zone).from
  return new Date(till * 60_000)
}
