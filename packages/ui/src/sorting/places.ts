/** A list with the element at one place put at another; places are counted from 0. */
export function movedTo<Each>(list: readonly Each[], from: number, to: number): readonly Each[] {
  const moved = list[from]
  if (moved === undefined || from === to) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}

/** Says where a key leads what is held; null for keys that do not move it. The place may lie beyond the ends. */
export function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'ArrowUp') return place - 1
  if (key === 'ArrowDown') return place + 1
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
