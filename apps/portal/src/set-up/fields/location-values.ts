import { attributesFrom, draftFrom } from '@rinda/client/http/attributes'
import type { Location, LocationDraft } from '@rinda/client/set-up/locations'
import {
  attributeNames,
  type Field,
  type FieldGroup,
  type Fields,
  notOfKind,
  offeredNames,
  ofKind,
} from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { servesWays, waysInOf } from '../../session/ways-in.ts'
import type { FieldTexts } from './use-fault-texts.ts'
import { type Week, weekFromMonday } from './week.ts'

/** Contents of a form: flat and as typed, by the names of the wire: `name_lv`, `open_monday_from`. Numbers are texts here. */
export type Values = Readonly<Record<string, string | boolean>>

const formFields: Fields = notOfKind(locationFields, 'own')
const fieldByAttribute: ReadonlyMap<string, Field> = new Map(
  Object.entries(formFields).flatMap(([name, field]) =>
    offeredNames(name, field).map((attribute) => [attribute, field] as const),
  ),
)
/** Typed values of a location and their faults, by the names of the wire. */
export type TypedLocation = {
  readonly values: Values
  readonly faults: FieldTexts
  readonly onType: (typed: Values) => void
  /** A field was left: its attribute. */
  readonly onLeft: (attribute: string) => void
}

const textNames = Object.keys(ofKind(locationFields, 'texts'))
const ends = ['from', 'till'] as const

/** The fields of a location that stand in a group, by their names. */
export function fieldsIn(group: FieldGroup): readonly (readonly [name: string, field: Field])[] {
  return Object.entries(formFields).filter(([, field]) => field.group === group)
}

/** Lists those of them that are of use in the ways that are typed. What is wrong is shown wherever it is. */
export function fieldsOfUse(group: FieldGroup, { values, faults }: TypedLocation) {
  const ways = waysInOf([
    { isBmsActive: values.bms_active === true, isQmsActive: values.qms_active === true },
  ])
  return fieldsIn(group).filter(
    ([name, field]) =>
      servesWays(field.way, ways) || attributeNames(name, field).some((attribute) => faults.has(attribute)),
  )
}

/** A location as a form holds it. What this person does not see of it is absent. */
export function valuesOf(location: Location): Values {
  const attributes = attributesFrom(location)
  const seen = [...fieldByAttribute].filter(
    ([name, { isInside }]) => !isInside || attributes[name] !== undefined,
  )
  return Object.fromEntries(seen.map(([name]) => [name, typed(attributes[name])]))
}

/** Makes a draft of some values; a number that is none stays one that is refused. */
export function draftOf(values: Values): LocationDraft {
  return draftFrom<LocationDraft>(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, said(name, value)])),
    textNames,
  )
}

function typed(value: unknown): string | boolean {
  return typeof value === 'boolean' ? value : String(value ?? '')
}

function said(name: string, value: string | boolean): unknown {
  const kind = fieldByAttribute.get(name)?.kind
  if (kind === 'number' || kind === 'count') return numberOf(value)
  return kind === 'week' || kind === 'date' ? value || null : value
}

/** The same with only some of the values. */
export function pickValues(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(
    names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  )
}

/** The names of what differs. */
export function changedNames(before: Values, after: Values): string[] {
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

export function textOf(values: Values, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function weekIn(values: Values): Week {
  const days = weekFromMonday.map((day) => [
    day,
    { from: textOf(values, `open_${day}_from`), till: textOf(values, `open_${day}_till`) },
  ])
  return Object.fromEntries(days) as Week
}

export function valuesOfWeek(week: Week): Values {
  return Object.fromEntries(
    weekFromMonday.flatMap((day) => ends.map((end) => [`open_${day}_${end}`, week[day][end]])),
  )
}

/** A number as people type it, with a point or a comma. */
function numberOf(value: string | boolean): number {
  const text = typeof value === 'string' ? value.trim().replace(',', '.') : ''
  return text === '' ? Number.NaN : Number(text)
}
