import type { LocationResource, ServiceResource } from '@rinda/contract/set-up/objects'
import type { CompanyScope } from '../access/scope.ts'
import type { Settings } from '../availability/settings.ts'
import type { Database } from '../database/database.ts'
import type { LineFiguresSource } from './line-figures.ts'
import { renderLocation, renderService } from './resource.ts'

/** Moment and place in which something is shown: the company, and what its state is worked out by. */
export type At = {
  db: Database
  scope: CompanyScope
  settings: Settings
  lineFigures: LineFiguresSource
  now: Date
}

/** A location as it would be shown at this moment, within a transaction too. */
export async function locationNow(at: At, locationId: number): Promise<LocationResource | undefined> {
  const setting = await at.settings.readNow(at.db, at.scope, locationId)
  if (!setting) return undefined
  const figures = await at.lineFigures.within(at.db, setting, at.now)
  return renderLocation(setting, minuteOf(at.now), true, figures)
}

/** The same of a service, with the ids of those who serve. */
export async function serviceNow(
  at: At,
  { locationId, serviceId }: { locationId: number; serviceId: number },
): Promise<{ resource: ServiceResource; specialists: readonly number[] } | undefined> {
  const setting = await at.settings.readNow(at.db, at.scope, locationId)
  const service = setting?.services.get(serviceId)
  if (!setting || !service) return undefined
  const figures = await at.lineFigures.within(at.db, setting, at.now)
  return {
    resource: renderService(setting, service, minuteOf(at.now), figures),
    specialists: service.specialistIds,
  }
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / 60_000)
}
