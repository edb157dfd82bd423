import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

/** What the server sends instead of what it has: another text, or (null) that there is no such thing. */
type Change = (path: string, text: string) => string | null

/** A way to a server of one's own, for browsers whose workers go it too: it can be lost, and what comes over it can be of another build. */
export type OwnLine = {
  readonly url: string
  cut(): void
  mend(): void
  change(change: Change | null): void
  close(): Promise<void>
}

export async function openOwnLine(to: string): Promise<OwnLine> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let isCut = false
  let change: Change | null = null
  const line = createServer((asked, answer) => void pass(asked, answer))
  line.on('connection', (socket) => {
    if (isCut) return void socket.destroy()
    hold(socket)
  })
  line.on('upgrade', (asked: IncomingMessage, near: Socket, head: Buffer) => {
    const far = connect(Number(port), hostname)
    hold(far)
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`]
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`)
    far.write(`${lines.join('\r\n')}\r\n\r\n`)
    far.write(head)
    near.pipe(far).pipe(near)
    near.on('error', () => far.destroy())
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })

  function hold(socket: Socket): void {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  }
  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/'
    const changes = change
    const headers = { ...asked.headers, ...(changes ? { 'accept-encoding': 'identity' } : {}) }
    const far = request({ hostname, port, path, method: asked.method, headers }, async (come) => {
      const isText = /html|javascript|json/.test(come.headers['content-type'] ?? '')
      if (!changes || !isText) {
        answer.writeHead(come.statusCode ?? 500, come.headers)
        return void come.pipe(answer)
      }
      const pieces: Buffer[] = []
      for await (const piece of come) pieces.push(piece as Buffer)
      const text = changes(path, Buffer.concat(pieces).toString())
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = come.headers
      if (text === null) answer.writeHead(404).end()
      else answer.writeHead(come.statusCode ?? 500, rest).end(text)
    })
    far.on('error', () => answer.destroy())
    answer.on('close', () => far.destroy())
    asked.pipe(far)
  }

  await new Promise<void>((listening) => {
    line.listen(0, '127.0.0.1', listening)
  })
  return {
    url: `http://localhost:${(line.address() as { port: number }).port}`,
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend() {
      isCut = false
    },
    change(next) {
      change = next
    },
    close: () =>
      new Promise((closed) => {
        line.close(() => closed())
        for (const socket of open) socket.destroy()
      }),
  }
}
