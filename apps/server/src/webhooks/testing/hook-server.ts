import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: Record<string, string>; body: string }

/** Another system that is told of changes: keeps what it receives, and answers as a test wants. */
export type HookServer = {
  url: string
  received: Received[]
  /** Bytes that were written of answers. */
  written: number
  answer: (response: ServerResponse, received: Received) => void
  close(): Promise<void>
}

export async function startHookServer(): Promise<HookServer> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      const received = { path: request.url ?? '', headers, body }
      hooks.received.push(received)
      hooks.answer(response, received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const hooks: HookServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    written: 0,
    answer: (response) => void response.end('ok'),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return hooks
}

/** Answers with a text that goes on for `megabytes`, as fast as it is read. */
export function answerAtLength(hooks: HookServer, response: ServerResponse, megabytes: number): void {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  let left = megabytes * 16
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= 1
      hooks.written += chunk.length
      if (!response.write(chunk)) return
    }
    response.end()
  }
  response.on('drain', more)
  more()
}
