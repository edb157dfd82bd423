/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { connectLine } from './connect-line.ts'
import type { Line } from './line.ts'

let server: Server
let url: string
let line: Line
/** Number of connections that were made so far. */
let connections: number
/** Tells whether the way to the server carries anything. */
let isAlive: boolean
let asked: Envelope[]

beforeEach(async () => {
  connections = 0
  isAlive = true
  asked = []
  const http = createServer()
  server = new Server(http, { path: '/queue' })
  server.on('connection', (socket) => {
    connections += 1
    socket.on('widget', (message: Envelope, onReceived: () => void) => {
      asked.push(message)
      if (!isAlive) return
      onReceived()
      const { trace } = message
      socket.emit('widget', { trace, type: 'changes', data: { data: [], seq: 1 } })
    })
  })
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening)
  })
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterEach(async () => {
  line.close()
  await server.close()
})

/** Opens the line. A reply that takes longer than `replyMs` counts as none. */
async function open(replyMs: number): Promise<void> {
  line = connectLine(
    {
      ...{ url, companyId: 1, version: 'test', token: '', session: 'phone' },
      patience: { replyMs, connectionMs: 5_000 },
    },
    {
      ...{ path: '/queue', namespace: '/', event: 'widget' },
      isWhole: () => true,
      isOutcome: () => false,
    },
  )
  await until(() => expect(isOnline()).toBe(true))
}

const isOnline = () => {
  let state = ''
  line.onConnection((connection) => {
    state = connection.state
  })()
  return state === 'online'
}

test('a line that carries nothing any more is opened anew once it is looked at', async () => {
  await open(100)
  const before = connections
  isAlive = false
  line.check()
  await until(() => expect(connections).toBeGreaterThan(before))
  isAlive = true
  await until(() => expect(isOnline()).toBe(true))
})

test('a line that is well stays as it is, however often it is looked at', async () => {
  // Where much else is done meanwhile an answer may take a while, and is one all the same.
  await open(60_000)
  await until(() => {
    line.check()
    expect(asked.length).toBeGreaterThanOrEqual(3)
  })
  expect([connections, new Set(asked.map(({ type }) => type))]).toEqual([1, new Set(['get_changes'])])
})
