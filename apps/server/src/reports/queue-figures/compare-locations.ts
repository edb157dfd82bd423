import type { LocationFiguresResource } from '@rinda/contract/queue/figures'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { settingsWithin } from '../../locations/list.ts'
import { type AskedDays, daysOf } from './asked-days.ts'
import { shareOf } from './figures-of.ts'
import { listLocationFigures } from './location-figures-store.ts'

type Context = { db: Database; settings: Settings }

/**
 * Compares the same days at all locations of a location's company that the caller may see, in their order: those that have a line, or had
 * somebody in one. A service that the caller may not see is not counted.
 */
export async function compareLocations(
  { db, settings }: Context,
  caller: PortalCaller,
  { locationId, ...asked }: AskedDays & { locationId: number },
  now: Date,
): Promise<Result<LocationFiguresResource[]>> {
  const own = await settings.find(caller, locationId)
  if (!own) return refuse('not_found')
  const scope = narrow(caller.scope, own.companyId)
  const reached = await settingsWithin({ db, settings }, caller)
  const seen = reached.filter(({ companyId }) => companyId === own.companyId)
  const days = daysOf(own, asked, now)
  const until = asked.until
  const each = seen.map((setting) => daysOf(setting, { from: days.from, to: days.to, until }, now))
  const rows = await listLocationFigures(db, scope, each, caller.user.serviceIds)
  const found = new Map(rows.map((row) => [row.location_id, row]))
  return done(
    seen
      .map(({ location }) => location)
      .filter((location) => location.is_qms_active || found.has(location.location_id))
      .map(({ location_id }) => ({
        id: String(location_id),
        type: 'location_figures',
        attributes: {
          ...{ location_id, from: days.from, to: days.to },
          total: shareOf(found.get(location_id)),
        },
      })),
  )
}
