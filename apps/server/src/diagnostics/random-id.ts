import { randomFillSync } from 'node:crypto'

/** Chance is asked for in stretches: a call of it costs as much as thousands of bytes. */
const stretch = Buffer.alloc(4_096)
let used = stretch.length

/** Makes an id of so many bytes of chance, at most 4,096, in hexadecimal: for requests and traces, of which each has several. */
export function randomId(bytes: number): string {
  if (used + bytes > stretch.length) {
    randomFillSync(stretch)
    used = 0
  }
  used += bytes
  return stretch.toString('hex', used - bytes, used)
}
