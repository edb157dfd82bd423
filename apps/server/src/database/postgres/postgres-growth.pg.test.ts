import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { type GrowingPool, growGradually } from './growing-pool.ts'

const most = 5
let pool: pg.Pool
afterEach(() => pool.end())

function open(connectionString: string): GrowingPool {
  pool = new pg.Pool({ connectionString, max: most })
  return growGradually(pool, 60_000)
}

/** As many ask at the same moment; the places of those who have a connection stand in `given`, in their order. */
function askAll(growing: GrowingPool, many: number) {
  const given: number[] = []
  const all = Array.from({ length: many }, async (_, place) => {
    const client = await growing.connect()
    given.push(place)
    return client
  })
  return { given, all }
}

test('for many who ask at the same moment two connections are opened, and each gets one in the end', async () => {
  const growing = open(inject('postgres').url)
  const { given, all } = askAll(growing, 4 * most)
  expect([pool.totalCount, growing.waiting()]).toEqual([2, 4 * most - 2])
  await Promise.all(all.map(async (asked) => (await asked).release()))
  expect([given.length, growing.waiting(), pool.idleCount]).toEqual([4 * most, 0, pool.totalCount])
})

test('what takes long has a connection each, up to as many as there may be', async () => {
  const growing = open(inject('postgres').url)
  const { given, all } = askAll(growing, most + 1)
  const clients = await Promise.all(all.slice(0, most))
  expect([pool.totalCount, given.length]).toEqual([most, most])
  clients[0]?.release()
  await all[most]
  expect(pool.totalCount).toBe(most)
  for (const client of [...clients.slice(1), await all[most]]) client?.release()
})

test('what cannot be opened is told to each of those who ask, and they may ask again', async () => {
  const url = new URL(inject('postgres').url)
  url.password = 'wrong'
  const growing = open(url.href)
  for (let round = 0; round < 2; round += 1) {
    const { all } = askAll(growing, 2 * most)
    const outcomes = await Promise.allSettled(all)
    expect(outcomes.map(({ status }) => status)).toEqual(Array(2 * most).fill('rejected'))
    expect([pool.totalCount, growing.waiting()]).toEqual([0, 0])
  }
})

test('nobody waits any longer once that is of no use', async () => {
  const growing = open(inject('postgres').url)
  const { all } = askAll(growing, most)
  growing.refuse(new Error('away'))
  await expect(Promise.all(all.slice(2))).rejects.toThrow('away')
  for (const client of await Promise.all(all.slice(0, 2))) client.release()
})
