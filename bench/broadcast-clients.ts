/** Process of many clients that listen: our portals by their own client library, or the bare ones of Socket.IO and of the browser. */

import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'
import { openSocket } from '../apps/server/src/testing/clients/test-portal.ts'
import { isBookingEvent, isDayStates } from '../packages/client/src/bookings/booking-events.ts'
import { connectBookingSocket } from '../packages/client/src/sockets/booking-socket.ts'

export type Orders = {
  kind: string
  port: number
  count: number
  companyId: number
  token: string
  date: string
}
export type Arrival = { name: string; at: number }

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders
const { kind, port, count, companyId, token, date } = orders
const nowMs = () => performance.timeOrigin + performance.now()
let arrivals: Arrival[] = []
/** Questions that were asked since the last report. */
let asked = 0
let online = 0
const noteArrival = (name: string) => arrivals.push({ name, at: nowMs() })

// The line that can be cut: everybody comes through here.
let isCut = false
const lines = new Set<Socket>()
const relay = createServer((near) => {
  if (isCut) return near.destroy()
  const far = dial(port, '127.0.0.1')
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.setNoDelay(true)
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
    one.pipe(other)
  }
  lines.add(near)
  near.on('close', () => lines.delete(near))
})
await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`

async function openPortal(session: string): Promise<void> {
  const socket = connectBookingSocket({
    ...{ url, companyId, token, session, version: '1' },
    understands: ['day_states'],
  })
  const place = { locationId: companyId, date, days: 1 }
  const ask = async () => {
    asked += 1
    await socket.request('get_day_sheet', place)
  }
  socket.onMessage((message) => {
    if (isBookingEvent(message)) noteArrival(`event ${message.seq}`)
    if (isDayStates(message)) noteArrival(`state ${message.seq}`)
  })
  // As the portal: what was missed came without its states, and is asked for within a second.
  socket.onMissed(() => void setTimeout(ask, 350 + Math.random() * 650))
  const first = Promise.withResolvers<void>()
  socket.onConnection(({ state }) => {
    if (state === 'online') first.resolve()
    online += state === 'online' ? 1 : state === 'offline' ? -1 : 0
  })
  await first.promise
  await socket.request('get_bookings', place)
  await ask()
  await socket.request('get_attention', { most: 0, counts: true })
}

async function openBare(): Promise<void> {
  if (kind === 'ws') {
    const socket = new WebSocket(url.replace('http', 'ws'))
    socket.onmessage = ({ data }) => void noteArrival(String(data).slice(0, 10))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
  } else {
    const socket = openSocket(url, {})
    socket.on('portal', (text: string) => void noteArrival(text.slice(0, 10)))
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()))
  }
  online += 1
}

for (let opened = 0; opened < count; opened += 10) {
  const some = Array.from({ length: Math.min(10, count - opened) }, (_, index) => opened + index)
  await Promise.all(
    some.map((number) => (kind === 'ours' ? openPortal(`bench-${process.pid}-${number}`) : openBare())),
  )
}

process.on('message', (order: 'report' | 'cut' | 'mend' | 'end') => {
  if (order === 'end') process.exit()
  if (order !== 'report') isCut = order === 'cut'
  if (order === 'cut') for (const line of lines) line.destroy()
  if (order !== 'report') return
  process.send?.({ arrivals, asked, online })
  arrivals = []
  asked = 0
})
process.send?.({ arrivals: [], asked: 0, online })
