import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import { createFollower } from '@rinda/live/follower'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type CounterChange, counterChanges, countersQuery } from './line-queries.ts'
import {
  doneQuery,
  type ServiceLineChange,
  serviceLineChanges,
  serviceLinesQuery,
} from './location-queries.ts'
import type { ServiceLine } from './overview.ts'
import type { Counter } from './ticket.ts'

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** A line whose answer stands when it is asked, and is brought once the test says so. */
function slowLine(data: readonly object[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const request = async () => {
    await promise
    return { ok: true, data }
  }
  return { socket: { request } as unknown as AgentSocket, bring: resolve }
}

const counter = (name: string, isOpen: boolean, locationId = 1) =>
  ({ counter: name, locationId, isOpen }) as Counter
const resource = (name: string, open: boolean) => ({
  ...{ id: name, type: 'counter' },
  attributes: { counter: name, location_id: 1, open },
})
const shownOf = (counters: readonly Counter[] | undefined) =>
  counters?.map(({ counter: name, isOpen }) => `${name} ${isOpen ? 'open' : 'closed'}`)

test('a counter that changes while all are read for the first time is shown as it is now', async () => {
  const queries = newClient()
  const follower = createFollower<CounterChange>({ queries, ...counterChanges })
  const line = slowLine([resource('1', true), resource('2', true)])
  const reading = queries.fetchQuery(countersQuery(line.socket, 1, follower))
  follower.apply({ counter: counter('2', false), seq: 8 })
  follower.apply({ counter: counter('3', true), seq: 9 })
  follower.apply({ counter: counter('4', true, 2), seq: 10 })
  line.bring()
  expect(shownOf(await reading)).toEqual(['1 open', '2 closed', '3 open'])
})

test('an older message of a counter, and one of another location, change nothing', async () => {
  const queries = newClient()
  const follower = createFollower<CounterChange>({ queries, ...counterChanges })
  const line = slowLine([resource('1', true)])
  line.bring()
  const query = countersQuery(line.socket, 1, follower)
  await queries.fetchQuery(query)
  follower.apply({ counter: counter('1', false), seq: 8 })
  follower.apply({ counter: counter('1', true), seq: 7 })
  follower.apply({ counter: counter('1', true, 2), seq: 9 })
  expect(shownOf(queries.getQueryData(query.queryKey))).toEqual(['1 closed'])
  // What came of an act of one's own has no number: it is as new as it came.
  follower.apply({ counter: counter('1', true) })
  expect(shownOf(queries.getQueryData(query.queryKey))).toEqual(['1 open'])
})

test('a line that is stopped while all are read for the first time is shown as stopped', async () => {
  const queries = newClient()
  const follower = createFollower<ServiceLineChange>({ queries, ...serviceLineChanges })
  const line = slowLine(
    [1, 2].map((id) => ({
      ...{ id: String(id), type: 'service_line' },
      attributes: { service_id: id, location_id: 1, stopped: false },
    })),
  )
  const reading = queries.fetchQuery(serviceLinesQuery(line.socket, 1, follower))
  follower.apply({ line: { id: 2, isStopped: true } as ServiceLine, seq: 4 })
  line.bring()
  expect((await reading).map(({ id, isStopped }) => [id, isStopped])).toEqual([
    [1, false],
    [2, true],
  ])
})

test('what was done today is asked for anew on the next day, although no visit has ended since', () => {
  const { socket } = slowLine([])
  const keyOn = (today: string) => doneQuery(socket, 1, today, 5).queryKey
  expect(keyOn('2026-11-28')).not.toEqual(keyOn('2026-11-27'))
})
