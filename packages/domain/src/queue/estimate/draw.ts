/**
 * Gives the number of a draw, above 0 and below 1: the same for the same thing (a ticket, a booking) in the same draw, whatever else is in
 * line. What stays in line keeps its luck, so that an estimate moves with the line and not with the dice. Draws come in pairs that mirror each
 * other, which centres them.
 */
export function uniformOf(thing: number, draw: number): number {
  let mixed = Math.imul(thing ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul((draw >>> 1) + 1, 0xc2b2ae35)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b)
  const unit = (((mixed ^ (mixed >>> 16)) >>> 0) + 0.5) / 2 ** 32
  return draw % 2 === 0 ? unit : 1 - unit
}
