import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StreamEvent } from '../../changes/record-store.ts'
import { openSocket } from '../../testing/clients/test-portal.ts'
import { allTogetherRoom, companyRoom, locationRoom, sessionRoom, togetherRoom } from './audience.ts'
import { publishTogether, type Together } from './publish-together.ts'

/** Frames that go out to real sockets; the tests say when states are known. */

type Told = { type: string; seq?: number }

const http = createServer()
const io = new Server(http, { path: '/booking' })
let together: Together
const clients: Socket[] = []

beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)))
beforeEach(() => {
  together = publishTogether(io.of('/'), 'portal', 3_600_000)
})
afterEach(() => {
  together.stop()
  for (const client of clients.splice(0)) client.disconnect()
})
afterAll(() => io.close())

/** Somebody who may see a company, or some locations of it; `frames` are those that came, each with the messages in it. */
async function enter(session: string, locationIds?: number[]) {
  const entered = new Promise<string>((resolve) => {
    io.once('connection', (socket) => {
      const rooms = locationIds?.map((id) => locationRoom(1, id)) ?? [companyRoom(1)]
      socket.join([...rooms.map(togetherRoom), allTogetherRoom(1), sessionRoom(session)])
      resolve(socket.id)
    })
  })
  const client = openSocket(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {})
  clients.push(client)
  const frames: string[][] = []
  client.on('portal', (...all: Told[]) => frames.push(all.map(({ type, seq }) => `${type} ${seq}`)))
  const id = await entered
  let ended = 0
  return {
    id,
    /** Gives the frames up to now. */
    async frames() {
      const end = `end ${++ended}`
      const arrived = new Promise<void>((resolve) => client.once(end, resolve))
      io.to(id).emit(end)
      await arrived
      return frames
    },
  }
}

const eventOf = (seq: number, session = '', locationId = 1): StreamEvent => ({
  ...{ companyId: 1, locationId, seq, session, type: 'event' },
  resource: { type: 'booking', id: String(seq), attributes: {} } as unknown as StreamEvent['resource'],
})
const statesOf = (seq: number, ...locationIds: number[]) => {
  const states = (name: string) => ({ type: `states${name}`, seq, data: {} })
  const byLocation = new Map(locationIds.map((id) => [id, states(locationIds.length > 1 ? ` of ${id}` : '')]))
  return { whole: states(''), byLocation }
}

test('an event waits for its states, and both come in one frame; what is newer waits on', async () => {
  const [all, some] = [await enter('all'), await enter('some', [1])]
  for (const seq of [1, 2, 3]) together.receive(eventOf(seq), true)
  expect(await all.frames()).toEqual([])
  together.sendStates(1, 2, statesOf(2, 1))
  const expected = [['event 1', 'event 2', 'states 2']]
  expect(await all.frames()).toEqual(expected)
  expect(await some.frames()).toEqual(expected)
  together.sendStates(1, 3)
  expect(await all.frames()).toEqual([...expected, ['event 3']])
})

test('without states an event waits for a moment only', async () => {
  together = publishTogether(io.of('/'), 'portal')
  const all = await enter('all')
  together.receive(eventOf(1), true)
  await expect.poll(() => all.frames()).toEqual([['event 1']])
  together.sendStates(1, 1, statesOf(1, 1))
  expect(await all.frames()).toEqual([['event 1'], ['states 1']])
})

test('what a socket is still to be told comes before what is said to it, once; others go on waiting', async () => {
  const [asking, other] = [await enter('asking'), await enter('other')]
  together.receive(eventOf(1), true)
  together.receive(eventOf(2), true)
  together.releaseTo(asking.id)
  together.releaseTo(asking.id)
  io.to(asking.id).emit('portal', { type: 'reply', seq: 2 })
  expect(await other.frames()).toEqual([])
  together.receive(eventOf(3), true)
  together.sendStates(1, 3, statesOf(3, 1))
  expect(await asking.frames()).toEqual([['event 1'], ['event 2'], ['reply 2'], ['event 3', 'states 3']])
  expect(await other.frames()).toEqual([['event 1', 'event 2', 'event 3', 'states 3']])
})

test('the session whose act it was is told the states alone', async () => {
  const [own, other] = [await enter('own'), await enter('other')]
  together.receive(eventOf(1, 'own'), true)
  together.sendStates(1, 1, statesOf(1, 1))
  expect(await own.frames()).toEqual([['states 1']])
  expect(await other.frames()).toEqual([['event 1', 'states 1']])
})

test('who knows what waits already is told the rest', async () => {
  const knowing = await enter('knowing')
  together.receive(eventOf(1), true)
  together.skip(knowing.id)
  together.receive(eventOf(2), true)
  together.sendStates(1, 2, statesOf(2, 1))
  expect(await knowing.frames()).toEqual([['event 2', 'states 2']])
})

test('who sees some locations is told of those, in the order of the stream', async () => {
  const [all, both, second] = [await enter('all'), await enter('both', [1, 2]), await enter('second', [2])]
  together.receive(eventOf(1, '', 1), true)
  together.receive(eventOf(2, '', 2), true)
  together.receive(eventOf(3, '', 1), true)
  together.receive(eventOf(4, '', 3), true)
  together.sendStates(1, 4, statesOf(4, 1, 2))
  expect(await all.frames()).toEqual([['event 1', 'event 2', 'event 3', 'event 4', 'states 4']])
  const states = [['states of 1 4'], ['states of 2 4']]
  expect(await both.frames()).toEqual([['event 1'], ['event 2'], ['event 3'], ...states])
  expect(await second.frames()).toEqual([['event 2'], ['states of 2 4']])
  together.receive(eventOf(5, '', 2), true)
  together.sendStates(1, 5, statesOf(5, 1, 2))
  expect((await second.frames()).slice(2)).toEqual([['event 5', 'states of 2 5']])
})

test('what has no states goes out at once, behind what waits', async () => {
  const all = await enter('all')
  together.receive(eventOf(1), true)
  together.receive(eventOf(2), false)
  expect(await all.frames()).toEqual([['event 1'], ['event 2']])
})
