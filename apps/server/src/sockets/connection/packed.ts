import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { PackedEnvelope } from '@rinda/contract/wire/envelope'
import { JsonText } from '../../edge/json-text.ts'
import type { AnyReply } from '../../edge/request.ts'

const compress = promisify(gzip)

/** Length of its JSON from which an answer is worth packing. */
const leastLength = 8 * 1024
/** Makes a fifth of a week of bookings; a higher one makes little less and takes twice as long. */
const level = 2

/**
 * Packs an answer that is long, for whoever takes that. Each answer by itself, and on another thread, rather than all that a socket sends:
 * a compressed socket keeps a quarter of a megabyte for as long as it is open, and no broadcast could be written once for all.
 */
export async function packed(
  reply: AnyReply,
  accept: 'gzip' | undefined,
): Promise<AnyReply | Omit<PackedEnvelope, 'trace'>> {
  if (accept === undefined) return reply
  const { data, ...about } = reply
  const text = data instanceof JsonText ? data.text : JSON.stringify(data)
  if (text.length < leastLength) return reply
  return { ...about, gzip: await compress(text, { level }) }
}
