/** A pin on the screen: where its point is, and how wide its label is, in pixels. */
export type Pin = { readonly id: string; readonly x: number; readonly y: number; readonly width: number }
/** Pins that are drawn as one. `x` and `y` are the middle of their points. */
export type PinGroup = { readonly ids: readonly string[]; readonly x: number; readonly y: number }

/** Height of a label, and width of one that is the number of its pins, in pixels, with the gap to the next one. */
const [heightPx, countPx] = [40, 48]

type Drawn = PinGroup & { readonly pins: readonly Pin[]; readonly width: number }

/** Joins pins whose labels would stand on each other, so that each label that is drawn can be read and touched. */
export function joinPins(pins: readonly Pin[]): PinGroup[] {
  let drawn: Drawn[] = pins.map((pin) => groupOf([pin]))
  for (;;) {
    const next = joinOnce(drawn)
    if (next.length === drawn.length) return next.map(({ ids, x, y }) => ({ ids, x, y }))
    drawn = next
  }
}

function joinOnce(drawn: readonly Drawn[]): Drawn[] {
  const joined: Drawn[] = []
  for (const one of drawn) {
    const at = joined.findIndex((other) => isOver(one, other))
    const met = joined[at]
    if (met) joined[at] = groupOf([...met.pins, ...one.pins])
    else joined.push(one)
  }
  return joined
}

function groupOf(pins: readonly Pin[]): Drawn {
  const middle = (of: (pin: Pin) => number) => pins.reduce((sum, pin) => sum + of(pin), 0) / pins.length
  const [first] = pins
  return {
    ...{ pins, ids: pins.map(({ id }) => id), x: middle(({ x }) => x), y: middle(({ y }) => y) },
    width: pins.length === 1 && first ? first.width : countPx,
  }
}

function isOver(one: Drawn, other: Drawn): boolean {
  return Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < heightPx
}
