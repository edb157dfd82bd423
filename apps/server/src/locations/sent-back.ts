import { isDeepStrictEqual } from 'node:util'

type Attributes = Readonly<Record<string, unknown>>

/**
 * A payload without what only repeats what a GET gives now: whoever sends back what they were given changes nothing, not even where a
 * rule is stricter today than when it was written. `config` is compared name by name.
 */
export function withoutSentBack(payload: unknown, key: string, shown: Attributes): unknown {
  if (!isObject(payload) || !isObject(payload[key])) return payload
  const { config, ...sent } = payload[key]
  const input: Record<string, unknown> = changedOf(sent, shown)
  if (config === undefined) return { [key]: input }
  const changed = isObject(config) && isObject(shown.config) ? changedOf(config, shown.config) : config
  if (!isObject(changed) || Object.keys(changed).length > 0) input.config = changed
  return { [key]: input }
}

function changedOf(sent: Attributes, shown: Attributes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).filter(([name, value]) => !isDeepStrictEqual(value, shown[name])),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
