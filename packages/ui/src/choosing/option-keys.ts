/** Says where a key leads from the active option of a list; null for keys that do not move. */
export function optionAfter(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(active + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(active - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** Letters that were typed into a list, and when the last of them came, in milliseconds. */
export type TypedAhead = { readonly text: string; readonly at: number }

export const nothingTyped: TypedAhead = { text: '', at: 0 }

/** Letters that come so soon after each other are one word. */
const pauseMs = 700

/** Adds a letter; after a pause it begins anew. */
export function typedAhead(typed: TypedAhead, letter: string, now: number): TypedAhead {
  const before = now - typed.at > pauseMs ? '' : typed.text
  return { text: before + letter.toLowerCase(), at: now }
}

/** Finds the first label that begins with what was typed; null when none does. */
export function foundAhead(labels: readonly string[], { text }: TypedAhead): number | null {
  const index = labels.findIndex((label) => label.toLowerCase().startsWith(text))
  return index === -1 ? null : index
}
