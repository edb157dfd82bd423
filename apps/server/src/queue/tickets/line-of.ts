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
  const withLine = new Set(known.map(({ service_id }) => service_id))
  const taken = new Set(known.map(({ letter }) => letter))
  const missing = [...setting.services.values()]
    .filter((service) => isOfLine(service) || service.row.service_id === serviceId)
    .map(({ row }) => row.service_id)
    .filter((id) => !withLine.has(id))
  const made = missing.map((service_id) => {
    const letter = freeLetter(taken)
    taken.add(letter)
    return { location_id: locationId, service_id, letter, stopped_at: null }
  })
  await insertLines(tx, scope, made)
  const line = await findLine(tx, scope, serviceId)
  if (!line) throw new Error(`service ${serviceId} is not of location ${locationId}`)
  return line
}
