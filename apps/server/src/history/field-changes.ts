import type { FieldChange } from '@rinda/contract/set-up/set-up-history'
import { attributeNames, columnName, type Field, type Fields } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import { specialistFields } from '@rinda/domain/set-up/specialist-fields'
import { weekdays } from '@rinda/domain/time/zone'
import type { JsonObject } from '../database/columns-of.ts'

/**
 * Tells whether a field says when something is open or can be booked: what people with the right to keep
 * times may change.
 */
export function isTimeField(field: string): boolean {
  return /^(open_\w+day$|special_times\/|booking_times\/)/.test(field)
}

type Values = Map<string, unknown>

/** Fields by their columns, of whichever thing, since no column has two meanings. A text in a language goes by its column's name. */
const byColumn: ReadonlyMap<string, { name: string; field: Field }> = new Map(
  [locationFields, serviceFields, specialistFields].flatMap((all: Fields) =>
    Object.entries(all).map(([name, field]) => [columnName(name, field), { name, field }] as const),
  ),
)
/** Lists of times by day: a day of theirs is a field. */
const timesByDay: ReadonlySet<string> = new Set(['special_times', 'booking_times'])

/** Each field that is not as it was, as the person who changed it saw it. `before` and `after` are columns of an audit row. */
export function fieldChanges(before: JsonObject | null, after: JsonObject | null): FieldChange[] {
  const [from, to] = [fieldsOf(before ?? {}), fieldsOf(after ?? {})]
  const names = [...new Set([...from.keys(), ...to.keys()])]
  return names
    .map((field) => ({ field, from: from.get(field) ?? null, to: to.get(field) ?? null }))
    .filter((change) => JSON.stringify(change.from) !== JSON.stringify(change.to))
}

function fieldsOf(columns: JsonObject): Values {
  const fields: Values = new Map()
  for (const [column, value] of Object.entries(columns)) addColumn(fields, column, value)
  return fields
}

function addColumn(fields: Values, column: string, value: unknown): void {
  const { name, field } = byColumn.get(column) ?? { name: column, field: undefined }
  if (field?.kind === 'week') {
    for (const day of weekdays) fields.set(`${name}_${day}`, entryOf(value, day) ?? null)
  } else if (field?.kind === 'levels' && Array.isArray(value)) {
    for (const [index, flag] of attributeNames(name, field).entries()) fields.set(flag, value[index])
  } else if (column === 'config' && isGroup(value)) {
    for (const [part, one] of Object.entries(value)) addConfig(fields, part, one)
  } else {
    fields.set(name, value)
  }
}

function addConfig(fields: Values, name: string, value: unknown): void {
  if ((name === 'queue' || name === 'messages') && isGroup(value)) {
    for (const [rule, one] of Object.entries(value)) fields.set(`${name}/${rule}`, one)
    return
  }
  if (!timesByDay.has(name) || !Array.isArray(value)) {
    fields.set(`config/${name}`, value)
    return
  }
  for (const entry of value.filter(isGroup)) {
    const field = `${name}/${String(entry.day)}`
    const known = (fields.get(field) ?? []) as unknown[]
    fields.set(field, [...known, onWire(entry)])
  }
}

/** An entry of special times with its filter named as every name of the wire is. */
function onWire({ companyId, locationId, ...entry }: JsonObject): JsonObject {
  return {
    ...entry,
    ...(companyId == null ? {} : { company_id: companyId }),
    ...(locationId == null ? {} : { location_id: locationId }),
  }
}

function entryOf(value: unknown, name: string): unknown {
  return isGroup(value) ? value[name] : undefined
}

function isGroup(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
