import type { MapAttributes, MapResource } from '@rinda/contract/set-up/place'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import { companyPlace } from './company-place.ts'
import { mayFindPlaces } from './policy.ts'

/**
 * Tiles of the operator, and whether there is a geocoder; undefined: the outlines and towns that are brought
 * along.
 */
export type MapSettings = { tiles: { url: string; attribution: string } | undefined; hasGeocoder: boolean }

/** Gives the sources of this person's map: tiles, whether addresses are found, the company's place. */
export async function mapLook(
  db: Database,
  { tiles, hasGeocoder }: MapSettings,
  caller: PortalCaller,
): Promise<Result<MapResource>> {
  if (!mayFindPlaces(caller)) return refuse('forbidden')
  const attributes: MapAttributes = {
    tiles_url: tiles?.url ?? null,
    tiles_attribution: tiles?.attribution ?? '',
    finds_addresses: hasGeocoder,
    ...(await companyPlace(db, caller)),
  }
  return done({ id: 'map', type: 'map', attributes })
}
