import type { Language } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import { companyPlace } from './company-place.ts'
import { findTowns, listTownsWithin } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import type { Bounds, FoundPlaces } from './place.ts'
import { mayFindPlaces } from './policy.ts'

export type PlaceContext = { db: Database; geocoder: Geocoder | undefined }
export type PlaceInput = {
  text: string
  language: Language
  most: number
  /** Nobody is done typing: geocoders must not be asked with every key. */
  isTyping: boolean
}
export type PlacesAnswer = FoundPlaces & { hasGeocoderFailed: boolean }

/** Places by name: from the geocoder, where there is one and it answers, else from the towns that are known here. */
export async function findPlaces(
  { db, geocoder }: PlaceContext,
  caller: PortalCaller,
  { text, language, most, isTyping }: PlaceInput,
): Promise<Result<PlacesAnswer>> {
  if (!mayFindPlaces(caller)) return refuse('forbidden')
  const near = await companyPlace(db, caller)
  const found = geocoder && !isTyping ? await geocoder({ text, language, near, most }) : undefined
  if (found) return done({ ...found, hasGeocoderFailed: false })
  const towns = await findTowns(text, near, most)
  return done({ ...towns, hasGeocoderFailed: geocoder !== undefined && !isTyping })
}

/** The largest towns of a part of the map, to be written on it. */
export async function listPlacesWithin(
  caller: PortalCaller,
  bounds: Bounds,
  most: number,
): Promise<Result<PlacesAnswer>> {
  if (!mayFindPlaces(caller)) return refuse('forbidden')
  return done({ ...(await listTownsWithin(bounds, most)), hasGeocoderFailed: false })
}
