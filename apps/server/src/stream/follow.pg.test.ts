import { done } from '@rinda/contract/wire/refusals'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { internalCaller } from '../access/caller.ts'
import { narrow } from '../access/scope.ts'
import { removeEventsBefore } from '../changes/record-store.ts'
import { createWriter } from '../changes/write.ts'
import type { OpenDatabase } from '../database/database.ts'
import { recordReads } from '../testing/page-count.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { morning } from '../testing/towns/bookings.ts'
import { settle } from '../testing/towns/town.ts'
import { follow, holdBack } from './follow.ts'
import type { Take } from './follower.ts'
import { createLocalSignal } from './signal.ts'
import { openStreams, type Streams } from './streams.ts'

let database: OpenDatabase
let streams: Streams
let write: (companyId: number, ...types: string[]) => Promise<void>
const faults: unknown[] = []
const onFault = (error: unknown) => void faults.push(error)
const stops: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await testDatabase()
  await settle(database.db, morning)
  streams = await openStreams(database.db, createLocalSignal(), onFault)
  const writer = createWriter(database.db, streams.publish)
  const caller = internalCaller({ session: '', ip: '' })
  write = async (companyId, ...types) => {
    const locationId = companyId
    const changes = types.map((type) => ({
      ...{ action: 'thing.change', objectKind: 'thing', objectId: type, before: null, after: {} },
      event: { type, locationId, resource: { type: 'thing', id: type, attributes: {} } },
    }))
    const scope = narrow(caller.scope, companyId)
    await writer.writeBySystem({ caller, scope, request: null, now: morning }, async () =>
      done({ changes, answer: null }),
    )
  }
})
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})
afterAll(async () => {
  await streams.close()
  await database.close()
})

/** A follower that keeps what it takes, and takes nothing when it is told to fail. */
function start(name: string, taken: string[], fails: () => boolean = () => false) {
  const take: Take = async (tx, scope, events) => {
    await tx.updateTable('companies').set({ www: name }).where('company_id', '=', scope.companyId).execute()
    if (fails()) throw new Error('not now')
    taken.push(...events.map(({ companyId, seq, type }) => `${companyId}/${seq} ${type}`))
    return false
  }
  const { stop } = follow(database.db, streams, { name, restMs: 0, load: async () => take }, onFault)
  stops.push(stop)
  return stop
}

const wwwOf = async (companyId: number) =>
  (
    await database.db
      .selectFrom('companies')
      .select('www')
      .where('company_id', '=', companyId)
      .executeTakeFirst()
  )?.www

test('a follower takes each event once, in order, and goes on where it was after a stop', async () => {
  const taken: string[] = []
  await write(1, 'a', 'b')
  const stop = start('one', taken)
  await write(1, 'c')
  await write(40, 'd')
  await expect.poll(() => taken).toHaveLength(4)
  await stop()
  await write(1, 'e')
  await write(40, 'f')
  start('one', taken)
  await expect.poll(() => taken).toHaveLength(6)
  await write(1, 'g')
  await expect.poll(() => taken).toHaveLength(7)
  expect(taken.filter((name) => name.startsWith('1/'))).toEqual(['1/1 a', '1/2 b', '1/3 c', '1/4 e', '1/5 g'])
  expect(taken.filter((name) => name.startsWith('40/'))).toEqual(['40/1 d', '40/2 f'])
})

test('what could not be taken is taken again, and nothing of the first try stays', async () => {
  const taken: string[] = []
  let isBad = true
  start('two', taken, () => isBad)
  await expect.poll(() => faults.length).toBeGreaterThanOrEqual(2)
  expect(await wwwOf(1)).not.toBe('two')
  isBad = false
  await expect.poll(() => taken).toHaveLength(7)
  await expect.poll(() => wwwOf(1)).toBe('two')
  expect(new Set(taken).size).toBe(7)
  faults.splice(0)
})

test('what a follower loads it may ask the database for: its transaction has not begun', async () => {
  const taken: string[] = []
  const load = async () => {
    const www = await wwwOf(1)
    const take: Take = async (_tx, _scope, events) => {
      taken.push(...events.map(() => String(www)))
      return false
    }
    return take
  }
  const { stop } = follow(database.db, streams, { name: 'loading', restMs: 0, load }, onFault)
  stops.push(stop)
  await expect.poll(() => taken).toHaveLength(7)
})

test('of two processes that follow under one name each event is taken by one', async () => {
  const [here, there]: [string[], string[]] = [[], []]
  start('three', here)
  start('three', there)
  for (const type of ['h', 'i', 'j']) await write(1, type)
  await expect.poll(() => [...here, ...there]).toHaveLength(10)
  expect(new Set([...here, ...there]).size).toBe(10)
})

test('old events are swept once the slowest follower has taken them', async () => {
  const left = async () => (await database.db.selectFrom('events').select('seq').execute()).length
  const sweep = (...names: string[]) =>
    removeEventsBefore(database.db, new Date(morning.getTime() + 1), names)
  await sweep('one', 'three', 'not yet there')
  expect(await left()).toBe(10)
  const taken: string[] = []
  const stop = start('slow', taken)
  await expect.poll(() => taken).toHaveLength(10)
  await stop()
  await write(1, 'k')
  await sweep('slow')
  expect(await left()).toBe(1)
  await sweep()
  expect(await left()).toBe(0)
})

test('a hole in a stream is passed over', async () => {
  const taken: string[] = []
  start('slow', taken)
  await write(1, 'l')
  await expect.poll(() => taken).toEqual(['1/10 l'])
  start('new', taken)
  await expect.poll(() => taken).toHaveLength(2)
  const placesOf = (name: string) =>
    database.db.selectFrom('stream_followers').selectAll().where('name', '=', name).execute()
  // What is taken counts as taken with the commit.
  await expect
    .poll(async () => (await placesOf('new')).map(({ company_id, seq }) => [company_id, seq]))
    .toEqual(
      expect.arrayContaining([
        [1, 10],
        [40, 2],
      ]),
    )
  expect(faults).toEqual([])
})

/** Takes down the types of what it is given. */
const noting = (taken: string[]): Take => {
  return async (_tx, _scope, events) => {
    taken.push(...events.map(({ type }) => type))
    return false
  }
}

test('what another process committed, and does not take, is taken here', async () => {
  const others = await openStreams(database.db, createLocalSignal(), onFault, 50)
  const taken: string[] = []
  const other = { name: 'elsewhere', restMs: 0, load: async () => noting(taken) }
  const { stop } = follow(database.db, others, other, onFault)
  await write(1, 'from elsewhere')
  await expect.poll(() => taken).toContain('from elsewhere')
  await stop()
  await others.close()
})

test('what a follower has nothing to do for is given to it with what comes next, or by itself in a while', async () => {
  const taken: string[] = []
  const concerns = ({ type }: { type: string }) => type !== 'idle'
  const choosy = { name: 'choosy', restMs: 0, concerns, load: async () => noting(taken) }
  stops.push(follow(database.db, streams, choosy, onFault).stop)
  await write(1, 'idle', 'busy')
  await expect.poll(() => taken.slice(-2)).toEqual(['idle', 'busy'])
  await write(1, 'idle')
  await expect.poll(() => taken.slice(-3)).toEqual(['idle', 'busy', 'idle'])
})

test('what was published here is read by none of its followers; one that comes later reads it for itself', async () => {
  const { db, takeReads } = recordReads(database.db)
  const all: string[][] = [[], [], [], []]
  for (const [index, taken] of all.entries()) {
    const own = { name: `reading ${index}`, restMs: index, load: async () => noting(taken) }
    stops.push(follow(db, streams, own, onFault).stop)
  }
  const haveAll = (types: readonly string[]) =>
    expect.poll(() => all.every((taken) => types.every((type) => taken.includes(type)))).toBe(true)
  await write(1, 'before 1')
  await write(40, 'before 40')
  await haveAll(['before 1', 'before 40'])
  expect(takeReads().length).toBeGreaterThan(0)
  const types = Array.from({ length: 20 }, (_, index) => `many ${index}`)
  for (const [index, type] of types.entries()) await write(index % 3 === 0 ? 40 : 1, type)
  await haveAll(types)
  expect(takeReads()).toEqual([])
  for (const taken of all) expect(taken.filter((type) => type.startsWith('many'))).toHaveLength(20)

  const late: string[] = []
  stops.push(follow(db, streams, { name: 'late', restMs: 0, load: async () => noting(late) }, onFault).stop)
  await expect.poll(() => late).toEqual(expect.arrayContaining(types))
  expect(takeReads().length).toBeGreaterThan(0)
})

/** A follower that has been told of an event, and takes it only once it is let. */
async function startHeld(name: string, taken: string[], companyId: number) {
  const { promise: isLet, resolve: letGo } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  let isHeld = false
  const load = async () => {
    if (isHeld) {
      held.resolve()
      await isLet
    }
    return noting(taken)
  }
  stops.push(follow(database.db, streams, { name, restMs: 0, load }, onFault).stop)
  await write(companyId, `first for ${name}`)
  await expect.poll(() => taken).toContain(`first for ${name}`)
  isHeld = true
  await write(companyId, 'as it was')
  await held.promise
  return letGo
}

test('what is changed after it was published, as when somebody is erased, is taken as it stands by then', async () => {
  const taken: string[] = []
  const letGo = await startHeld('erasing', taken, 1)
  const scope = narrow(internalCaller({ session: '', ip: '' }).scope, 1)
  await database.db.transaction().execute(async (tx) => {
    await holdBack(tx, scope, 'erasing')
    await tx.updateTable('events').set({ type: 'erased' }).where('type', '=', 'as it was').execute()
  })
  letGo()
  await expect.poll(() => taken.at(-1)).toBe('erased')
  await write(1, 'after it')
  await expect.poll(() => taken.at(-1)).toBe('after it')
  expect(taken).not.toContain('as it was')
})

test('what the database has lost, as where an older copy takes over, is taken by nobody', async () => {
  const taken: string[] = []
  const letGo = await startHeld('losing', taken, 40)
  await database.db.deleteFrom('events').where('type', '=', 'as it was').execute()
  await database.db
    .updateTable('streams')
    .set((row) => ({ seq: row('seq', '-', 1) }))
    .where('company_id', '=', 40)
    .execute()
  letGo()
  await write(1, 'afterwards')
  await expect.poll(() => taken.at(-1)).toBe('afterwards')
  expect(taken).not.toContain('as it was')
})
