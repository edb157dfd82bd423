/// <reference types="node" />
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Envelope } from '@rinda/contract/wire/envelope'
import { Server, type Socket } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../testing/until.ts'
import { type BookingSocket, connectBookingSocket } from './booking-socket.ts'
import type { Connection } from './line.ts'
import type { LineTrouble } from './line-logger.ts'

type Received = Envelope & { from: Socket }

let server: Server
let url: string
let received: Received[]
let portal: BookingSocket
let connections: Connection[]
let messages: Envelope[]
let troubles: LineTrouble[]
/** Function with which the server answers a request; each test sets its own. */
let answer: (request: Received) => void

/** Tells whether the server says at once that it has a message. */
let acknowledges: boolean
/** Tells whether the server turns everybody away since its data is away. */
let isAway: boolean

beforeEach(async () => {
  received = []
  isAway = false
  acknowledges = false
  answer = () => {}
  const http = createServer()
  server = new Server(http, { path: '/booking' })
  server.use((socket, next) => {
    const { user } = socket.handshake.auth as { user: { token: string } }
    const refusal = Object.assign(new Error('no'), {
      data: { code: isAway ? 'unavailable' : 'not_signed_in' },
    })
    next(user.token === 'good' && !isAway ? undefined : refusal)
  })
  server.on('connection', (from) => {
    from.on('portal', (envelope: Envelope, onReceived: () => void) => {
      if (acknowledges) onReceived()
      received.push({ ...envelope, from })
      answer({ ...envelope, from })
    })
  })
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening)
  })
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})

afterEach(async () => {
  portal.close()
  await server.close()
})

function connect(
  token = 'good',
  patience = { replyMs: 120_000, connectionMs: 120_000 },
  understands: string[] = [],
) {
  connections = []
  messages = []
  troubles = []
  const logger = (trouble: LineTrouble) => troubles.push(trouble)
  const asked = { url, companyId: 1, version: '1', token, session: 's', understands }
  portal = connectBookingSocket({ ...asked, patience, logger })
  portal.onConnection((connection) => connections.push(connection))
  portal.onMessage((message) => messages.push(message))
}

async function online() {
  await until(() => expect(connections.at(-1)?.state).toBe('online'))
}

/** Cuts the line as a network does; the client comes back by itself. */
async function cut() {
  for (const socket of server.sockets.sockets.values()) socket.conn.close()
  await until(() => expect(connections.at(-1)?.state).toBe('offline'))
}

const change = (seq: number, qtid: string) => ({
  type: 'booking_locked',
  seq,
  data: { data: { attributes: { qtid } } },
})

test('each reply goes to the request whose trace it carries, in whatever order they come', async () => {
  connect()
  answer = ({ trace, type, from }) => {
    const delayMs = type === 'get_slots' ? 30 : 0
    setTimeout(() => from.emit('portal', { trace, type: `answer to ${type}`, data: { data: [] } }), delayMs)
  }
  const replies = await Promise.all([
    portal.request('get_slots', { locationId: 1, date: '2026-11-21' }),
    portal.request('get_day_sheet', { locationId: 1, date: '2026-11-21' }),
  ])
  expect(replies.map((reply) => reply.ok && reply.type)).toEqual([
    'answer to get_slots',
    'answer to get_day_sheet',
  ])
})

test('a refusal is a value with its code and its text', async () => {
  connect()
  const info = { lv: 'Aizņemts', en: 'Taken', ru: 'Занято' }
  answer = ({ trace, from }) => {
    from.emit('portal', { trace, type: 'CANCEL_BOOKING_FAILED', data: { code: 'wrong_state', info } })
  }
  const reply = await portal.request('cancel_booking', { qtid: 'q', token: 't' })
  expect(reply).toEqual({ ok: false, failure: { code: 'wrong_state', info } })
})

test('a request whose reply was lost with the line is sent again under its trace, and learns its outcome', async () => {
  connect()
  await online()
  const reply = portal.request('unlock_booking', { qtid: 'q', token: 't' })
  await until(() => expect(received).toHaveLength(1))
  answer = ({ trace, type, from }) => {
    if (type === 'unlock_booking')
      from.emit('portal', { trace, type: 'booking_unlocked', data: { data: {} } })
  }
  await cut()
  expect(await reply).toMatchObject({ ok: true, type: 'booking_unlocked' })
  const sent = received.filter(({ type }) => type === 'unlock_booking').map(({ trace }) => trace)
  expect(sent).toHaveLength(2)
  expect(new Set(sent)).toHaveProperty('size', 1)
})

test('what is missed while the line is cut comes first and in order, then what came meanwhile', async () => {
  connect()
  await online()
  server.emit('portal', change(5, 'before'))
  await until(() => expect(messages).toHaveLength(1))
  answer = ({ trace, type, data, from }) => {
    if (type !== 'get_changes') return
    expect(data).toEqual({ since: 5 })
    from.emit('portal', change(8, 'live'))
    const missed = [change(6, 'one'), change(7, 'two')]
    from.emit('portal', { trace, type: 'changes', data: { data: missed, seq: 7 } })
  }
  await cut()
  await until(() => expect(messages.map(({ seq }) => seq)).toEqual([5, 6, 7, 8]))
})

test('who is told the states of days has missed a change whose states did not come before the line was cut', async () => {
  connect('good', undefined, ['day_states'])
  const missed: (number | undefined)[] = []
  portal.onMissed((changes) => missed.push(...changes.map(({ seq }) => seq)))
  await online()
  server.emit('portal', change(5, 'told'))
  server.emit('portal', { type: 'day_states', seq: 5, data: { data: [] } })
  server.emit('portal', change(6, 'not told'))
  await until(() => expect(messages).toHaveLength(3))
  answer = ({ trace, type, data, from }) => {
    if (type !== 'get_changes') return
    expect(data).toEqual({ since: 5 })
    from.emit('portal', { trace, type: 'changes', data: { data: [change(6, 'not told')], seq: 6 } })
  }
  await cut()
  await until(() => expect(missed).toEqual([6]))
})

test('several messages in one frame are as many that come one after the other', async () => {
  connect('good', undefined, ['day_states'])
  await online()
  const states = { type: 'day_states', seq: 6, data: { data: [] } }
  server.emit('portal', change(5, 'one'), change(6, 'two'), states)
  await until(() => expect(messages).toEqual([change(5, 'one'), change(6, 'two'), states]))
  const [{ handshake }] = [...server.sockets.sockets.values()] as [Socket]
  expect(handshake.auth.understands).toEqual(['day_states', 'together'])
})

test('where the gap is too old to be sent, everything is to be loaded again', async () => {
  connect()
  await online()
  server.emit('portal', change(5, 'before'))
  await until(() => expect(messages).toHaveLength(1))
  const reload = vi.fn()
  portal.onReload(reload)
  answer = ({ trace, from }) => {
    from.emit('portal', { trace, type: 'changes', data: { data: [], seq: 90_000, reset: true } })
  }
  await cut()
  await until(() => expect(reload).toHaveBeenCalledOnce())
})

test('where the server lost a part of the stream, everything is to be loaded again, and the rest goes on', async () => {
  connect()
  await online()
  const reload = vi.fn()
  portal.onReload(reload)
  server.emit('portal', change(5, 'before'))
  server.emit('portal', { type: 'changes', data: { data: [], seq: 7, reset: true } })
  server.emit('portal', change(8, 'after'))
  await until(() => expect(messages.map(({ seq }) => seq)).toEqual([5, 8]))
  expect(reload).toHaveBeenCalledOnce()
})

test('without an answer the request ends by saying so, and an outcome that comes later is a message', async () => {
  connect('good', { replyMs: 50, connectionMs: 50 })
  await online()
  const reply = await portal.request('unlock_booking', { qtid: 'q', token: 't' })
  expect(reply).toEqual({ ok: false, failure: { code: 'no_answer', info: null } })
  await until(() => expect(received).toHaveLength(1))
  const { trace, from } = received[0] ?? {}
  from?.emit('portal', { trace, type: 'booking_unlocked', seq: 3, data: { data: {} } })
  await until(() => expect(messages.map(({ type }) => type)).toEqual(['booking_unlocked']))
})

test('a connection that is refused says with which code, and requests do not hang on it', async () => {
  connect('bad', { replyMs: 50, connectionMs: 50 })
  await until(() => expect(connections.at(-1)).toMatchObject({ state: 'offline', refusal: 'not_signed_in' }))
  const reply = await portal.request('get_bookings', {})
  expect(reply).toEqual({ ok: false, failure: { code: 'no_connection', info: null } })
})

test('who receives every company loads again after a gap, since each company has numbers of its own', async () => {
  connections = []
  let reloads = 0
  portal = connectBookingSocket({
    url,
    companyId: 1,
    version: '1',
    token: 'good',
    session: 's',
    receivesEveryCompany: true,
  })
  portal.onConnection((connection) => connections.push(connection))
  portal.onReload(() => {
    reloads += 1
  })
  await online()
  await cut()
  await until(() => expect(reloads).toBe(1))
  expect(received.filter((message) => message.type === 'get_changes')).toEqual([])
})

test('an act that stays without an answer is asked for under its trace until its outcome is known', async () => {
  connect('good', { replyMs: 40, connectionMs: 40 })
  await online()
  let unsure = 0
  const reply = portal.requestSurely('unlock_booking', { qtid: 'q', token: 't' }, () => {
    unsure += 1
    if (unsure < 3) return
    answer = ({ trace, type, from }) => {
      if (type === 'unlock_booking')
        from.emit('portal', { trace, type: 'booking_unlocked', data: { data: {} } })
    }
  })
  expect(await reply).toMatchObject({ ok: true, type: 'booking_unlocked' })
  expect(unsure).toBeGreaterThanOrEqual(3)
  const sent = received.filter(({ type }) => type === 'unlock_booking').map(({ trace }) => trace)
  expect(new Set(sent)).toHaveProperty('size', 1)
})

test('an act that the server has received is waited for, and not sent twice', async () => {
  acknowledges = true
  // That it was received has to be known by then, also on a machine that has much else to do.
  connect('good', { replyMs: 2_000, connectionMs: 2_000 })
  await online()
  const unsure = vi.fn()
  answer = ({ trace, from }) => {
    setTimeout(() => from.emit('portal', { trace, type: 'booking_unlocked', data: { data: {} } }), 2_500)
  }
  const reply = await portal.requestSurely('unlock_booking', { qtid: 'q', token: 't' }, unsure)
  expect(reply).toMatchObject({ ok: true, type: 'booking_unlocked' })
  expect(unsure).not.toHaveBeenCalled()
  expect(received).toHaveLength(1)
})

test('an act that the server could not do just now is asked for again under its trace', async () => {
  connect()
  await online()
  let asked = 0
  answer = ({ trace, from }) => {
    asked += 1
    const away = { trace, type: 'UNLOCK_BOOKING_FAILED', data: { code: 'unavailable' } }
    from.emit('portal', asked > 1 ? { trace, type: 'booking_unlocked', data: { data: {} } } : away)
  }
  const unsure = vi.fn()
  const reply = await portal.requestSurely('unlock_booking', { qtid: 'q', token: 't' }, unsure)
  expect(reply).toMatchObject({ ok: true, type: 'booking_unlocked' })
  expect(unsure).toHaveBeenCalledOnce()
  expect(new Set(received.map(({ trace }) => trace))).toHaveProperty('size', 1)
})

test('a server whose data went away says so on a line that stands; once it is back, what was missed is sent', async () => {
  connect()
  await online()
  server.emit('portal', change(5, 'before'))
  await until(() => expect(messages).toHaveLength(1))
  server.emit('portal', { type: 'unavailable', data: {} })
  await until(() => expect(connections.at(-1)).toMatchObject({ state: 'offline', refusal: 'unavailable' }))
  answer = ({ trace, type, from }) => {
    if (type === 'get_changes')
      from.emit('portal', { trace, type: 'changes', data: { data: [change(6, 'missed')], seq: 6 } })
  }
  server.emit('portal', { type: 'available', data: {} })
  await online()
  await until(() => expect(messages.map(({ seq }) => seq)).toEqual([5, 6]))
})

test('who is turned away since the data is away comes in by themselves once it is back', async () => {
  isAway = true
  connect()
  await until(() => expect(connections.at(-1)).toMatchObject({ state: 'offline', refusal: 'unavailable' }))
  isAway = false
  await online()
})

test('nobody waits for an outcome any more once the connection is closed', async () => {
  connect('good', { replyMs: 40, connectionMs: 40 })
  await online()
  const reply = portal.requestSurely('unlock_booking', { qtid: 'q', token: 't' }, () => portal.close())
  expect(await reply).toMatchObject({ ok: false, failure: { code: 'no_connection' } })
})

test('a logger learns that the line was lost and is sought again; closing it is no trouble', async () => {
  connect()
  await online()
  expect(troubles).toEqual([])
  await cut()
  await online()
  expect(troubles.slice(0, 2)).toEqual([
    { kind: 'lost', reason: 'transport close' },
    { kind: 'reconnecting', attempt: 1 },
  ])
  const before = troubles.length
  portal.close()
  expect(troubles).toHaveLength(before)
})

test('a logger learns why no line comes about', async () => {
  connect('bad')
  await until(() => expect(troubles).toContainEqual({ kind: 'error', reason: 'not_signed_in' }))
})

test('a logger learns what failed and what was not answered, and nothing of what was in it', async () => {
  const info = { lv: 'Ozola', en: 'Ozola', ru: 'Ozola' }
  answer = ({ trace, type, from }) => {
    if (type === 'lock_booking')
      from.emit('portal', { trace, type: 'BOOKING_LOCK_FAILED', data: { code: 'slot_taken', info } })
  }
  connect()
  await online()
  await portal.request('lock_booking', { locationId: 1, serviceId: 2, date: 'd', time: 't', status: 'LOCK' })
  expect(troubles).toEqual([
    { kind: 'failed', type: 'BOOKING_LOCK_FAILED', trace: 's-1', code: 'slot_taken' },
  ])
  portal.close()
  connect('good', { replyMs: 50, connectionMs: 120_000 })
  await online()
  await portal.request('unlock_booking', { qtid: 'a secret', token: 'a secret' })
  expect(troubles).toEqual([{ kind: 'timeout', type: 'unlock_booking', trace: 's-1' }])
})
