/** A list with the element at one place put at another; places are counted from 0. */
export function movedTo<Each>(list: readonly Each[], from: number, to: number): readonly Each[] {
  const moved = list[from]
  if (moved === undefined || from === to) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
