import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Chance that comes out the same for the same seed. */
export type Dice = {
  /** A whole number from 0 to below `sides`. */
  roll(sides: number): number
  /** True so many times of a hundred. */
  chance(percent: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  pick<Item>(items: readonly Item[]): Item | undefined
  bytes(count: number): Buffer
}

export function diceOf(seed: number): Dice {
  const generator = xoroshiro128plus(seed)
  const roll = (sides: number) => uniformInt(generator, 0, sides - 1)
  return {
    roll,
    chance: (percent) => roll(10_000) < percent * 100,
    pick: <Item>(items: readonly Item[]) => items[roll(items.length)] as Item,
    bytes: (count) => Buffer.from(Array.from({ length: count }, () => roll(256))),
  }
}

/** A public id of a booking: the shape of a random UUID, out of the dice. */
export function uuidOf(dice: Dice): string {
  const bytes = dice.bytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
