import { freeLetter } from '@rinda/domain/queue/label'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { beAlone } from '../../changes/conflict-keys.ts'
import type { Database } from '../../database/database.ts'
import { findLine, insertLines, type LineRow, listLines, lockLetters } from '../line-store.ts'
import { isOfLine } from '../policy.ts'

/**
 * The line of a service. The first time that somebody needs one, all of the location's services that people wait for get their letters, in the
 * order of their positions; what comes later gets the next free one. A letter that was given stays.
 */
export async function lineOf(
  tx: Database,
  scope: CompanyScope,
  setting: LocationSetting,
  serviceId: number,
): Promise<LineRow> {
  const found = await findLine(tx, scope, serviceId)
  if (found) return found
  beAlone(tx)
  const { locationId } = setting
  await lockLetters(tx, scope, locationId)
  const known = await listLines(tx, scope, locationId)
  await insertLines(tx, scope, missingLines(setting, known, serviceId))
  const line = await findLine(tx, scope, serviceId)
  if (!line) throw new Error(`service ${serviceId} is not of location ${locationId}`)
  return line
}

/** The lines that a location is to have beside those that it has, with their letters: of all that people wait for, and of the service given. */
export function missingLines(setting: LocationSetting, known: readonly LineRow[], serviceId: number | null) {
  const withLine = new Set(known.map(({ service_id }) => service_id))
  const taken = new Set(known.map(({ letter }) => letter))
  return [...setting.services.values()]
    .filter((service) => isOfLine(service) || service.row.service_id === serviceId)
    .map(({ row }) => row.service_id)
    .filter((id) => !withLine.has(id))
    .map((service_id) => {
      const letter = freeLetter(taken)
      taken.add(letter)
      return { location_id: setting.locationId, service_id, letter, stopped_at: null }
    })
}
