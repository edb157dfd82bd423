import type { ResourceObject } from '../wire/json-api.ts'

/** A place on the map that a search found: a town, or with a geocoder anything that has an address. */
export type PlaceAttributes = {
  name: string
  /** Surroundings of the place: parish, district, state; may be empty. */
  region: string
  /** ISO 3166 code in capitals; empty where it is not known. */
  country: string
  latitude: number
  longitude: number
}
export type PlaceResource = ResourceObject<'place', PlaceAttributes>

/** Name and address to show wherever data of this source is shown. */
export type Attribution = { text: string; url: string }

/** Beside a list of places: who knew them, and whether a geocoder that should have been asked could not be. */
export type PlacesMeta = { attribution: Attribution; geocoder_failed: boolean }

/** Sources of the portal's map: without tiles it draws outlines of its own. */
export type MapAttributes = {
  tiles_url: string | null
  tiles_attribution: string
  /** Tells whether more than towns can be found. */
  finds_addresses: boolean
  /** Position of this person's company, in degrees. */
  latitude: number
  longitude: number
}
export type MapResource = ResourceObject<'map', MapAttributes>
