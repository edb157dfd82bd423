/// <reference types="node" />
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { line: string; headers: IncomingHttpHeaders; body: unknown }
type Answer = { status?: number; document?: unknown; headers?: Record<string, string> }

/** A server that writes down what it is asked, and answers what a test says: an empty document, unless it says otherwise. */
export async function startRecordingServer() {
  const received: Received[] = []
  let answer: (received: Received) => Answer = () => ({ document: { data: [] } })
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const one = { line: `${request.method} ${request.url}`, headers: request.headers, body }
      received.push(one)
      const { status = 200, document, headers = {} } = answer(one)
      response.writeHead(status, { 'content-type': 'application/vnd.api+json', ...headers })
      response.end(document === undefined ? '' : JSON.stringify(document))
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith(next: (received: Received) => Answer) {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
