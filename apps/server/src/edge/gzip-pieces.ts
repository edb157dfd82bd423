import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, inflateRaw } from 'node:zlib'

/**
 * Text that was compressed by itself and can stand anywhere in a gzip stream, beside others: its last block ends at a whole byte, and nothing in
 * it refers to what comes before. `shift` is what a checksum of what comes before is multiplied by.
 */
export type GzipPiece = {
  readonly deflated: Buffer
  readonly length: number
  readonly crc: number
  readonly shift: number
}

const deflate = promisify(deflateRaw)
const inflate = promisify(inflateRaw)

/** Compresses a text, on another thread. */
export async function packPiece(text: string): Promise<GzipPiece> {
  const bytes = Buffer.from(text)
  const deflated = await deflate(bytes, { finishFlush: constants.Z_FULL_FLUSH })
  return { deflated, length: bytes.length, crc: crc32(bytes), shift: shiftOf(bytes.length) }
}

/** The bytes of a piece as they were. */
export async function unpackPiece({ deflated }: GzipPiece): Promise<Buffer> {
  return await inflate(deflated, { finishFlush: constants.Z_SYNC_FLUSH })
}

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** Puts pieces, and short texts between them (less than 64 kB each), together as one file of gzip (RFC 1952), without compressing anything. */
export function joinPieces(parts: readonly (GzipPiece | string)[]): Buffer {
  const buffers: Buffer[] = [head]
  let [crc, length] = [0, 0]
  for (const part of parts) {
    if (typeof part === 'string') {
      const bytes = Buffer.from(part)
      buffers.push(storedBlock(bytes))
      crc = crc32(bytes, crc)
      length += bytes.length
    } else {
      buffers.push(part.deflated)
      crc = (product(part.shift, crc) ^ part.crc) >>> 0
      length += part.length
    }
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc, 0)
  tail.writeUInt32LE(length >>> 0, 4)
  return Buffer.concat([...buffers, lastBlock, tail])
}

/** A block of RFC 1951 that holds bytes as they are. */
function storedBlock(bytes: Buffer): Buffer {
  const start = Buffer.alloc(5)
  start.writeUInt16LE(bytes.length, 1)
  start.writeUInt16LE(bytes.length ^ 0xffff, 3)
  return Buffer.concat([start, bytes])
}

// Checksums are polynomials over two elements, with the highest power in the lowest bit: that of two texts is the first one's, multiplied by
// x to the number of the second one's bits, plus the second one's.
const one = 0x80000000
const modulus = 0xedb88320

/** The product of two polynomials, modulo that of the checksum. */
function product(some: number, other: number): number {
  let sum = 0
  let power = other
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (some & bit) sum ^= power
    power = power & 1 ? (power >>> 1) ^ modulus : power >>> 1
  }
  return sum >>> 0
}

/** The power of x that moves a checksum past so many bytes. */
function shiftOf(bytes: number): number {
  let result = one
  // x to the eighth, squared for each binary place of the number.
  let power = one >>> 8
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = product(power, result)
    power = product(power, power)
  }
  return result
}
