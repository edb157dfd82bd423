import type { Location, LocationDraft } from '@rinda/client/set-up/locations'
import { ofKind } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { draftOf, pickValues, type Values, valuesOf } from '../../set-up/fields/location-values.ts'
import type { CompanyWay } from './company-typed.ts'

export type Point = { readonly latitude: number; readonly longitude: number }
type Names = Readonly<Record<'lv' | 'en' | 'ru', string>>

/** A location as it is typed: what differs from what is saved. */
export type LocationTyped = {
  readonly values: Values
  readonly point: Point
  /** Sent, and not answered yet. */
  readonly sent: { readonly draft: LocationDraft; readonly key: string } | null
}

/** Gives the values of a location before anything is typed: one that is new is called as its company, and open in the ways that were chosen for it. */
export function savedValues(location: Location | undefined, names: Names, way: CompanyWay): Values {
  if (location) return valuesOf(location)
  const flags = Object.keys(ofKind(locationFields, 'flag')).map((flag) => [flag, true])
  return {
    ...Object.fromEntries(flags),
    ...flagsOf(way),
    ...{ name_lv: names.lv, name_en: names.en, name_ru: names.ru },
  }
}

/** The switches of a location that say how visitors come. */
export function flagsOf(way: CompanyWay): Values {
  return { bms_active: way !== 'line', qms_active: way !== 'appointments' }
}

export function wayOf(values: Values): CompanyWay | null {
  if (values.bms_active && values.qms_active) return 'both'
  if (values.bms_active) return 'appointments'
  return values.qms_active ? 'line' : null
}

/** Facts to send: of a location that is there only those that were typed. */
export function draftToSend(
  location: Location | undefined,
  base: Values,
  { values = {}, point }: Partial<LocationTyped>,
  start: Point,
): LocationDraft {
  if (!location) return { ...draftOf({ ...base, ...values }), ...(point ?? start) }
  const changed = Object.keys(values).filter((name) => values[name] !== base[name])
  return { ...draftOf(pickValues(values, changed)), ...(point ?? {}) }
}
