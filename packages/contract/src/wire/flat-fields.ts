/**
 * The flat, snake_case attributes of the wire, and the nested, camelCase entities that programs think in. The rules are the source's: names
 * become snake_case; a nested object is flattened as `field_key` for numeric and two-letter keys (languages) alone, its `default` being
 * the field itself; `log`, `notes`, `fields` and `config` stay nested; a yes or no that is named `isX` is sent as `x`; the id is dropped.
 */

const nested: ReadonlySet<string> = new Set(['log', 'notes', 'fields', 'config'])
const lowered: ReadonlySet<string> = new Set(['status', 'approval'])
const flatKey = /^(?:\d+|[a-z]{2})$/
/** Only languages that are spoken here: `location_id` is no text in Indonesian. */
const flatName = /^(.+)_(\d+|lv|en|ru)$/

type Attributes = Record<string, unknown>

/** What a POST or PATCH carries of an entity. What is undefined is left out; what is null is sent, to be emptied. */
export function attributesOf(entity: object): Attributes {
  const parts = Object.entries(entity).filter(([name, value]) => name !== 'id' && value !== undefined)
  return Object.fromEntries(parts.flatMap(([name, value]) => flatten(name, value)))
}

/** The entity of a resource that the wire brought: what `attributesOf` takes apart, put together again. */
export function entityOf(resource: { id: string; attributes: object }): Attributes & { id: string } {
  const entity: Attributes & { id: string } = { id: resource.id }
  const { attributes } = resource
  const groups = new Set(Object.keys(attributes).flatMap((name) => flatName.exec(name)?.[1] ?? []))
  for (const [name, value] of Object.entries(attributes)) {
    const [, group, key] = flatName.exec(name) ?? []
    if (group !== undefined && key !== undefined) put(entity, camelCase(group), key, value)
    else if (groups.has(name)) put(entity, camelCase(name), 'default', value)
    else if (name !== 'id') entity[typeof value === 'boolean' ? isName(name) : camelCase(name)] = value
  }
  return entity
}

function flatten(name: string, value: unknown): [string, unknown][] {
  const field = snakeCase(name)
  if (nested.has(field)) return [[field, value]]
  if (isGroup(value)) {
    return Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
      if (one === undefined) return []
      if (key === 'default') return [[field, one]]
      return flatKey.test(key) ? [[`${field}_${key}`, one]] : []
    })
  }
  if (typeof value === 'boolean') return [[field.replace(/^is_/, ''), value]]
  return [[field, lowered.has(field) && typeof value === 'string' ? value.toLowerCase() : value]]
}

function put(entity: Attributes, field: string, key: string, value: unknown): void {
  const group = entity[field]
  entity[field] = { ...(isGroup(group) ? group : {}), [key]: value }
}

function isGroup(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function isName(name: string): string {
  return camelCase(`is_${name}`)
}
