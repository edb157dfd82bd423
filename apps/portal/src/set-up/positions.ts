type Placed = { readonly id: number; readonly position: number }

/** The highest position that there may be. */
const highest = 1_000_000
/**
 * Most room between positions that are written anew, so that the next move needs to write only one position.
 */
const roomy = 1024
/**
 * Most positions that a move writes one by one; where more would be needed, all are written, with room for
 * every later move.
 */
const few = 8

/**
 * The positions to be written so that one of a list, in its order, stands at another place (counted from 0): a few, or all anew. Empty
 * where it stands there already. Throws RangeError when a million places are taken.
 */
export function positionsAfterMove(list: readonly Placed[], id: number, place: number): Placed[] {
  const moved = list.find((one) => one.id === id)
  if (!moved || list[place] === moved) return []
  const rest = list.filter((one) => one !== moved)
  const order = [...rest.slice(0, place), moved, ...rest.slice(place)]
  for (let size = 1; size <= Math.min(few, order.length); size += 1) {
    const first = Math.max(0, place - size + 1)
    const last = Math.min(place, order.length - size)
    for (let from = first; from <= last; from += 1) {
      const written = writtenAt(order, from, size)
      if (written) return written
    }
  }
  const all = writtenAt(order, 0, order.length)
  if (!all) throw new RangeError('no place is left')
  return all
}

/** New positions for some neighbours, between those before and after them; undefined where there is too little room. */
function writtenAt(order: readonly Placed[], from: number, size: number): Placed[] | undefined {
  const low = order[from - 1]?.position ?? -1
  const high = order[from + size]?.position ?? highest + 1
  if (high - low - 1 < size) return undefined
  const step = Math.max(1, Math.min(roomy, Math.floor((high - low) / (size + 1))))
  const part = order.slice(from, from + size)
  const written = part.map((one, index) => ({ before: one, id: one.id, position: low + step * (index + 1) }))
  return written.flatMap(({ before, ...one }) => (before.position === one.position ? [] : [one]))
}
