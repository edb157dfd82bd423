import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Line to a server by which nothing comes any more once it is frozen, though it is not closed; lines that are opened later are not. */
export type FrozenLine = { port: number; freeze(): void; close(): void }

/** Opens such a line to a port of this machine. */
export async function openFrozenLine(target: number): Promise<FrozenLine> {
  const lines = new Set<readonly [Socket, Socket]>()
  const server = createServer((client) => {
    const line = [client, connect(target, '127.0.0.1')] as const
    lines.add(line)
    const end = () => {
      lines.delete(line)
      for (const socket of line) socket.destroy()
    }
    for (const socket of line) socket.on('error', end).on('close', end)
    client.pipe(line[1])
    line[1].pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze() {
      for (const [client, there] of lines) {
        client.unpipe(there)
        there.unpipe(client)
        // What comes is taken, as by a machine that is cut off behind it.
        for (const socket of [client, there]) socket.resume()
      }
    },
    close() {
      for (const line of lines) for (const socket of line) socket.destroy()
      server.close()
    },
  }
}
