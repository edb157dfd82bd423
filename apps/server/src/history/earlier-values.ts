import type { FieldChange } from '@rinda/contract/set-up/set-up-history'

type Attributes = Readonly<Record<string, unknown>>
type Entry = { day: string }

/**
 * Makes the PATCH that gives fields back their values from before their change. Days of `config` that it does
 * not name stay as they are in `current`, the attributes as a GET shows them now.
 */
export function earlierValues(changes: readonly FieldChange[], current: Attributes): Record<string, unknown> {
  const payload: Record<string, unknown> = {}
  const config: Record<string, unknown> = {}
  for (const { field, from } of changes) {
    const [name = '', part] = field.split('/')
    if (name === 'config' && part) config[part] = from
    else if (name === 'specialists') config.specialists = from ?? []
    else if (name === 'queue' && part)
      config.queue = withRule(config.queue ?? configOf(current).queue, part, from)
    else if (part) config[name] = withDay(entriesIn(config[name] ?? configOf(current)[name]), part, from)
    else if (/^open_\w+day$/.test(name)) Object.assign(payload, endsOf(name, from))
    else payload[name] = from
  }
  return Object.keys(config).length > 0 ? { ...payload, config } : payload
}

function endsOf(name: string, range: unknown) {
  const { from = null, till = null } = (range ?? {}) as { from?: unknown; till?: unknown }
  return { [`${name}_from`]: from, [`${name}_till`]: till }
}

/** The rules of a line with one as it was; one that was not said is not said again. */
function withRule(rules: unknown, rule: string, earlier: unknown): object {
  const { [rule]: _, ...rest } = (rules ?? {}) as Attributes
  return earlier === null ? rest : { ...rest, [rule]: earlier }
}

/** The entries with those of one day replaced, at the place of the first of them. */
function withDay(entries: readonly Entry[], day: string, earlier: unknown): Entry[] {
  const first = entries.findIndex((entry) => entry.day === day)
  const place = first < 0 ? entries.length : first
  const rest = (part: readonly Entry[]) => part.filter((entry) => entry.day !== day)
  return [...rest(entries.slice(0, place)), ...entriesIn(earlier), ...rest(entries.slice(place))]
}

function entriesIn(value: unknown): Entry[] {
  return Array.isArray(value) ? (value as Entry[]) : []
}

function configOf(attributes: Attributes): Attributes {
  return (attributes.config ?? {}) as Attributes
}
