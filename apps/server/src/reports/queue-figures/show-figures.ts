import type { QueueFiguresResource } from '@rinda/contract/queue/figures'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { type AskedDays, daysOf } from './asked-days.ts'
import { figuresOf, shareOf } from './figures-of.ts'
import { type FiguresRow, listFigures, type Side } from './figures-store.ts'

type Context = { db: Database; settings: Settings }

/** Shows a location's days in figures. A service that the caller may not see is not counted. */
export async function showFigures(
  { db, settings }: Context,
  caller: PortalCaller,
  { locationId, ...asked }: AskedDays & { locationId: number },
  now: Date,
): Promise<Result<QueueFiguresResource>> {
  const setting = await settings.find(caller, locationId)
  if (!setting) return refuse('not_found')
  const days = daysOf(setting, asked, now)
  const scope = narrow(caller.scope, setting.companyId)
  const rows = await listFigures(db, scope, days, caller.user.serviceIds)
  const sides = new Map<Side, FiguresRow[]>()
  for (const row of rows) sides.set(row.side, [...(sides.get(row.side) ?? []), row])
  return done({
    id: String(locationId),
    type: 'queue_figures',
    attributes: {
      ...{ location_id: locationId, from: days.from, to: days.to },
      total: figuresOf(sides.get('all')?.[0]),
      days: named(sides.get('day'), 'day').map(({ day, row }) => ({ day, ...shareOf(row) })),
      hours: named(sides.get('hour'), 'hour').map(({ hour, row }) => ({ hour, ...figuresOf(row) })),
      promises: named(sides.get('length'), 'length').map(({ length, row }) => ({
        length,
        ...figuresOf(row),
      })),
      services: named(sides.get('service'), 'service_id').map(({ service_id, row }) => ({
        service_id,
        ...shareOf(row),
      })),
      counters: named(sides.get('counter'), 'counter').map(({ counter, row }) => ({
        counter,
        ...shareOf(row),
      })),
      origins: named(sides.get('origin'), 'origin').map(({ origin, row }) => ({ origin, ...shareOf(row) })),
    },
  })
}

type Name = 'day' | 'hour' | 'length' | 'service_id' | 'counter' | 'origin'
type Named<Of extends Name> = { [Each in Of]: NonNullable<FiguresRow[Of]> } & { row: FiguresRow }

/** The shares that have a name: who was not called is at no counter, and who was promised nothing was promised no length. */
function named<Of extends Name>(rows: readonly FiguresRow[] = [], name: Of): Named<Of>[] {
  return rows.flatMap((row) => (row[name] === null ? [] : [{ [name]: row[name], row } as Named<Of>]))
}
