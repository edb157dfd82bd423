import type { IncomingMessage } from 'node:http'

/**
 * Lets all that a connection is told at one moment go out by one call of the system: the call costs more than a message, and one commit may
 * bring dozens of them.
 */
export function gatherWrites(
  { request: { socket } }: { request: IncomingMessage },
  packets: readonly unknown[],
): void {
  // One message is one call by itself.
  if (packets.length < 2 || socket.writableCorked > 0) return
  socket.cork()
  process.nextTick(() => socket.uncork())
}
