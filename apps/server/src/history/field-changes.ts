import type { FieldChange } from '@rinda/contract/set-up/set-up-history'
import { weekdays } from '@rinda/domain/time/zone'
import type { JsonObject } from '../database/schema.ts'

/** Whether a field says when something is open or can be booked: what people with the right to keep times may change. */
export function isTimeField(field: string): boolean {
  return /^(open_\w+day$|special_times\/|booking_times\/)/.test(field)
}

type Fields = Map<string, unknown>

/** Names of columns whose field is called otherwise on the wire. */
const wireNames: Readonly<Record<string, string>> = { duration_minutes: 'duration', step_minutes: 'step' }
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

function fieldsOf(columns: JsonObject): Fields {
  const fields: Fields = new Map()
  for (const [column, value] of Object.entries(columns)) addColumn(fields, column, value)
  return fields
}

function addColumn(fields: Fields, column: string, value: unknown): void {
  if (column === 'opening_hours') {
    for (const day of weekdays) fields.set(`open_${day}`, entryOf(value, day) ?? null)
  } else if (column === 'accessibility' && Array.isArray(value)) {
    for (const [index, flag] of value.entries()) fields.set(`accessibility_${index + 1}`, flag)
  } else if (column === 'config' && isGroup(value)) {
    for (const [name, part] of Object.entries(value)) addConfig(fields, name, part)
  } else {
    fields.set(wireNames[column] ?? column.replace(/^is_/, ''), value)
  }
}

function addConfig(fields: Fields, name: string, value: unknown): void {
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
