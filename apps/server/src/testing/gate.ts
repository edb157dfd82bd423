import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Way of a call: on to the real system, nowhere, there but without its answer coming back, or what is answered instead. */
export type Way =
  | 'pass'
  | 'silence'
  | 'cut off'
  | 'lose the answer'
  | { status: number; body?: string; headers?: Record<string, string> }

/** A gate before a real system, through which everything goes, as long as it is not told otherwise. */
export type Gate = {
  url: string
  /** Calls that came, `POST /path`, with their headers. */
  came: { line: string; headers: IncomingMessage['headers'] }[]
  /** Most questions of one line that waited for their answer at the same moment. */
  mostAsked(): number
  let(way: (line: string) => Way | Promise<Way>): void
  close(): Promise<void>
}

export async function startGate(target: () => string): Promise<Gate> {
  const came: Gate['came'] = []
  const underWay = new Map<string, number>()
  let most = 0
  let wayOf: (line: string) => Way | Promise<Way> = () => 'pass'
  const server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`
    came.push({ line, headers: request.headers })
    const answer = () => underWay.set(line, (underWay.get(line) ?? 1) - 1)
    if (request.method === 'GET') {
      underWay.set(line, (underWay.get(line) ?? 0) + 1)
      most = Math.max(most, underWay.get(line) ?? 0)
    }
    Promise.resolve(wayOf(line))
      .then((way) => goOn(request, response, way, answer))
      .catch(() => response.destroy())
  })

  async function goOn(
    request: IncomingMessage,
    response: ServerResponse,
    way: Way,
    answered: () => void,
  ): Promise<void> {
    if (way === 'silence') return
    if (way === 'cut off') return void response.destroy()
    if (typeof way === 'object') return void response.writeHead(way.status, way.headers).end(way.body ?? '')
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers
    const body = request.method === 'POST' || request.method === 'PATCH' ? await textOf(request) : undefined
    const answer = await fetch(new URL(request.url ?? '/', target()), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body === undefined ? {} : { body }),
    })
    const text = await answer.text()
    if (way === 'lose the answer') return void response.destroy()
    // Before it is sent: whoever asks next has heard it.
    answered()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    came,
    mostAsked: () => most,
    let(way) {
      wayOf = way
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
