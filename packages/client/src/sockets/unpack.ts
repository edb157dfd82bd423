import type { Envelope, PackedEnvelope } from '@rinda/contract/wire/envelope'

/** Field of a request that says how a long answer may come; nothing where this browser cannot unpack. */
export const acceptPacked: { accept?: 'gzip' } = 'DecompressionStream' in globalThis ? { accept: 'gzip' } : {}

/**
 * Makes the receiver of a line's messages, some of them packed. Unpacking takes a moment: what comes meanwhile waits, so that messages are
 * delivered in the order in which they came. What cannot be unpacked is told, and is as if it had not come.
 */
export function createUnpacking(deliver: (envelope: Envelope) => void, onFault: (error: unknown) => void) {
  let last: Promise<void> | null = null
  return (message: Envelope | PackedEnvelope): void => {
    const isPlain = !('gzip' in message)
    if (isPlain && !last) {
      deliver(message)
      return
    }
    const before = last
    const turn = (async () => {
      const [envelope] = await Promise.all([isPlain ? message : unpacked(message), before])
      deliver(envelope)
    })()
      .catch(onFault)
      .then(() => {
        if (last === turn) last = null
      })
    last = turn
  }
}

async function unpacked({ gzip, ...about }: PackedEnvelope): Promise<Envelope> {
  const bytes = new Blob([gzip as Uint8Array<ArrayBuffer>]).stream()
  const data: unknown = await new Response(bytes.pipeThrough(new DecompressionStream('gzip'))).json()
  return { ...about, data }
}
