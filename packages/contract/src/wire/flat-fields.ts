/**
 * From the nested, camelCase entities that programs think in to the flat, snake_case attributes of the wire; `entity-of.ts` is the way back. The rules are the source's: names
 * become snake_case; a nested object is flattened as `field_key` for numeric and two-letter keys (languages) alone, its `default` being
 * the field itself; `log`, `notes`, `fields` and `config` stay nested; a yes or no that is named `isX` is sent as `x`; the id is dropped.
 */

const nested: ReadonlySet<string> = new Set(['log', 'notes', 'fields', 'config'])
const lowered: ReadonlySet<string> = new Set(['status', 'approval'])
const flatKey = /^(?:\d+|[a-z]{2})$/

type Attributes = Record<string, unknown>

/**
 * Gives the attributes of an entity for a POST or PATCH, flattened. A value that is undefined is left out;
 * null is sent, and empties the field.
 */
export function attributesOf(entity: object): Attributes {
  const parts = Object.entries(entity).filter(([name, value]) => name !== 'id' && value !== undefined)
  return Object.fromEntries(parts.flatMap(([name, value]) => flatten(name, value)))
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

function isGroup(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
