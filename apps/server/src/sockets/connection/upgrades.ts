import type { Server as HttpServer, IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a request for a WebSocket with a status, and what else is to be said in the head, and hangs up. */
export function refuseUpgrade(socket: Duplex, status: string, ...headers: string[]): void {
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Length: 0', ...headers]
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n`)
  else socket.destroy()
}

/** Turns away every request for a WebSocket at a path where nobody waits for one; otherwise it would hang. */
export function refuseOtherUpgrades(http: HttpServer, isTaken: (path: string) => boolean): void {
  http.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (isTaken(request.url?.split('?')[0] ?? '')) return
    socket.on('error', () => socket.destroy())
    refuseUpgrade(socket, '404 Not Found')
  })
}
