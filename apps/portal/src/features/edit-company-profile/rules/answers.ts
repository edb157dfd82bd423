/** An object of JSON: an override, or a group of answers in one. */
export type Group = Readonly<Record<string, unknown>>

export function answerIn(value: object, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (isGroup(at) ? at[key] : undefined), value)
}

/** The override with another answer at a path; undefined takes it away, and the groups that are empty then. */
export function withAnswer(override: Group, path: string, value: unknown): Group {
  const [key = '', ...deeper] = path.split('.')
  const { [key]: before, ...others } = override
  const inner = isGroup(before) ? before : {}
  const after = deeper.length === 0 ? value : withAnswer(inner, deeper.join('.'), value)
  const isNothing = after === undefined || (deeper.length > 0 && Object.keys(after as Group).length === 0)
  return isNothing ? others : { ...others, [key]: after }
}

/** Tells whether two answers say the same, whatever order their groups name it in. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other)
}

function ordered(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isGroup(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  )
}

export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
