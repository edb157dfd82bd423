import type { ResourceObject } from '../wire/json-api.ts'

/** A place on the map that a search found: a town, or with a geocoder anything that has an address. */
export type PlaceAttributes = {
  name: string
  /** What lies around it: parish, district, state; may be empty. */
  region: string
  /** ISO 3166 code in capitals; empty where it is not known. */
  country: string
  latitude: number
  longitude: number
}
export type PlaceResource = ResourceObject<'place', PlaceAttributes>

/** Who is to be named where something of theirs is shown. */
export type Attribution = { text: string; url: string }

/** Beside a list of places: who knew them, and whether a geocoder that should have been asked could not be. */
export type PlacesMeta = { attribution: Attribution; geocoder_failed: boolean }

/** What the portal's map is made of: without tiles it draws outlines of its own. */
export type MapAttributes = {
  tiles_url: string | null
  tiles_attribution: string
  /** Whether more than towns can be found. */
  finds_addresses: boolean
  /** Where this person's company is. */
  latitude: number
  longitude: number
}
export type MapResource = ResourceObject<'map', MapAttributes>
