/** The part of JSON Schema by which messages and calls are described. */
export type Schema = {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  default?: unknown
  description?: string
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  maxLength?: number
}

/** A value with which a field can begin: what it is by itself, or something of its kind. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (first) return sampleOf(first, name)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  if (type === 'object' || schema.properties) return sampleObject(schema)
  if (type === 'array') return []
  if (type === 'number' || type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (type === 'boolean') return false
  if (type === 'null') return null
  return /_?[iI]d$/.test(name) ? 1 : ''
}

/** An object with the fields that it must have. */
function sampleObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const needed = Object.entries(properties).filter(([name]) => required.includes(name))
  return Object.fromEntries(needed.map(([name, schema]) => [name, sampleOf(schema, name)]))
}

export type SchemaFault = { path: string; fault: 'missing' | 'unknown' | 'type' | 'choice' | 'range' }

/** Lists what is wrong with a value; the server looks once more, and knows more. */
export function schemaFaults(schema: Schema, value: unknown, path = ''): SchemaFault[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const found = choices.map((one) => schemaFaults(one, value, path))
    return found.some((faults) => faults.length === 0) ? [] : [{ path, fault: 'type' }]
  }
  if (schema.const !== undefined && value !== schema.const) return [{ path, fault: 'choice' }]
  if (schema.enum && !schema.enum.includes(value)) return [{ path, fault: 'choice' }]
  if (schema.type && ![schema.type].flat().includes(typeOf(value, schema.type)))
    return [{ path, fault: 'type' }]
  if (typeof value === 'number' && (value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
    return [{ path, fault: 'range' }]
  if (typeof value === 'string' && value.length > (schema.maxLength ?? value.length))
    return [{ path, fault: 'range' }]
  if (Array.isArray(value))
    return value.flatMap((one, index) => schemaFaults(schema.items ?? {}, one, `${path}/${index}`))
  return isObject(value) && schema.properties ? fieldFaults(schema, value, path) : []
}

function fieldFaults(
  { properties = {}, required = [] }: Schema,
  value: Record<string, unknown>,
  path: string,
) {
  const under = (name: string) => (path === '' ? name : `${path}/${name}`)
  const missing = required.filter((name) => !(name in value))
  return [
    ...missing.map((name): SchemaFault => ({ path: under(name), fault: 'missing' })),
    ...Object.entries(value).flatMap(([name, one]): SchemaFault[] => {
      const schema = properties[name]
      return schema ? schemaFaults(schema, one, under(name)) : [{ path: under(name), fault: 'unknown' }]
    }),
  ]
}

function typeOf(value: unknown, wanted: Schema['type']): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (Number.isInteger(value) && [wanted].flat().includes('integer')) return 'integer'
  return typeof value
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Says in a word what a field takes. */
export function typeText(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  return [schema.format ?? schema.type ?? 'any'].flat().join(' | ')
}
