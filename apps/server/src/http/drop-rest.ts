import type { IncomingMessage } from 'node:http'

/** Of what is too long, this much more is read and dropped; whoever sends even more may lose the answer. */
const mostBytes = 16 * 1024 * 1024

/**
 * Reads what is still coming of a body, and keeps none of it: who is in the middle of sending hears no answer, and a connection that is
 * closed on them takes it along.
 */
export function dropRest(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed) return resolve()
    let dropped = 0
    body.on('data', (chunk: Buffer) => {
      dropped += chunk.length
      if (dropped > mostBytes) resolve()
    })
    for (const end of ['end', 'error', 'close']) body.once(end, () => resolve())
    body.resume()
  })
}
