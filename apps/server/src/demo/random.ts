import { createHash } from 'node:crypto'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Chance that is the same each time. */
export type Random = {
  /** Both ends included. */
  int(from: number, till: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Undefined of an empty list. */
  pickAny<Item>(items: readonly Item[]): Item | undefined
  uuid(): string
  token(): string
  code(): string
}

const million = 1_000_000
const codeLetters = [...'23456789ABCDEFGHJKMNPQRSTUVWXYZ']

/** The chance of one subject: another subject's is independent of how much was asked here. */
export function randomOf(seed: number, subject: string): Random {
  const digest = createHash('sha256').update(`${seed} ${subject}`).digest()
  const generator = xoroshiro128plus(digest.readInt32LE(0))
  const int = (from: number, till: number) => uniformInt(generator, from, till)
  const bytes = (count: number) => {
    const buffer = Buffer.alloc(count)
    for (let index = 0; index < count; index += 4) buffer.writeUInt32LE(int(0, 0xffff_ffff), index)
    return buffer
  }
  const pickAny = <Item>(items: readonly Item[]) => items[int(0, Math.max(0, items.length - 1))]
  return {
    int,
    chance: (probability) => int(0, million - 1) < probability * million,
    pick: (items) => pickAny(items) ?? items[0],
    pickAny,
    uuid() {
      const hex = bytes(16).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
    },
    token: () => bytes(24).toString('base64url'),
    code: () => Array.from({ length: 6 }, () => pickAny(codeLetters)).join(''),
  }
}
