import type { WeekSlot } from './week-slots.ts'

/** Gives the slots, each that looks as it did the same object as before: only what changed is drawn again. */
export function keepSame(before: readonly WeekSlot[], after: readonly WeekSlot[]): readonly WeekSlot[] {
  const known = new Map(before.map((slot) => [slot.key, slot]))
  const kept = after.map((slot) => {
    const old = known.get(slot.key)
    return old && isSame(old, slot) ? old : slot
  })
  return kept.length === before.length && kept.every((slot, index) => slot === before[index]) ? before : kept
}

const plain = ['from', 'span', 'left', 'right', 'px', 'face', 'hasStrip', 'hasFree'] as const

function isSame(one: WeekSlot, other: WeekSlot): boolean {
  return (
    plain.every((field) => one[field] === other[field]) &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => {
      const like = other.parts[index]
      return part.booking === like?.booking && part.state === like.state && part.needs === like.needs
    })
  )
}
