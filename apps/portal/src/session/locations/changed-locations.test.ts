import type { Location } from '@rinda/client/set-up/locations'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readChangedLocations } from './changed-locations.ts'
import { type OwnLocations, withLocation } from './own-locations.ts'
import { sampleLocation } from './sample-location.ts'

const queryKey = ['locations']
const place = (id: number, phone: string, timestamp = 1) => sampleLocation(id, { phone, timestamp })
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

/** An answer that comes when the test gives it. */
function held<Value>() {
  const asked: unknown[] = []
  const gives: ((value: Value) => void)[] = []
  return {
    asked,
    ask: (about?: unknown) => {
      asked.push(about)
      return new Promise<Value>((give) => gives.push(give))
    },
    give: (value: Value) => gives.shift()?.(value),
    isAsked: (count: number) => until(() => expect(asked).toHaveLength(count)),
  }
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A portal that shows two locations, and whose readings the test answers. */
function portal() {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const list = held<readonly Location[]>()
  const some = held<Location[] | null>()
  const start: OwnLocations = { locations: [place(1, 'a'), place(2, 'b')], pending: [] }
  queries.setQueryData(queryKey, start)
  const queryFn = async (): Promise<OwnLocations> => ({ locations: await list.ask(), pending: [] })
  stops.push(new QueryObserver(queries, { queryKey, queryFn }).subscribe(() => {}))
  const changed = readChangedLocations({
    queries,
    queryKey,
    wait: { restMs: 1, spreadMs: 1 },
    read: async (ids) => {
      const value = await some.ask(ids)
      return value ? { ok: true, value } : { ok: false, failure: { kind: 'unreachable' } as never }
    },
  })
  stops.push(changed.stop)
  const own = () => queries.getQueryData<OwnLocations>(queryKey) as OwnLocations
  const phones = () => own().locations.map(({ phone }) => phone)
  const tell = (location: Location) => queries.setQueryData(queryKey, withLocation(own(), location))
  const readAll = () => void queries.invalidateQueries({ queryKey })
  return { list, some, changed, own, phones, tell, readAll }
}

test('what changed is read and nothing else, once for many changes; the others stay the same objects', async () => {
  const { list, some, changed, own, phones } = portal()
  const other = own().locations[0]
  for (let count = 0; count < 5; count += 1) changed.ask([2])
  await some.isAsked(1)
  expect(some.asked).toEqual([[2]])
  some.give([place(2, 'new')])
  await until(() => expect(phones()).toEqual(['a', 'new']))
  expect(own().locations[0]).toBe(other)
  expect(list.asked).toHaveLength(0)
})

test('what is told of it or of others while it is read is not lost', async () => {
  const { some, changed, phones, tell } = portal()
  changed.ask([2])
  await some.isAsked(1)
  tell(place(1, 'told', 5))
  tell(place(2, 'told too', 5))
  tell(place(3, 'made'))
  changed.ask([1])
  some.give([place(2, 'older', 3)])
  await some.isAsked(2)
  expect(some.asked[1]).toEqual([1])
  expect(phones()).toEqual(['told', 'told too', 'made'])
})

test('an answer that is older than the list, which was begun meanwhile, is not put in its place', async () => {
  const { list, some, changed, phones, readAll } = portal()
  changed.ask([2])
  await some.isAsked(1)
  readAll()
  await list.isAsked(1)
  list.give([place(1, 'a'), place(2, 'newer')])
  await until(() => expect(phones()).toEqual(['a', 'newer']))
  some.give([place(2, 'older')])
  await some.isAsked(2)
  expect(phones()).toEqual(['a', 'newer'])
  some.give([place(2, 'newest')])
  await until(() => expect(phones()).toEqual(['a', 'newest']))
})

test('a list on its way may be older than the change: what changed is read once it is there', async () => {
  const { list, some, changed, phones, readAll } = portal()
  readAll()
  await list.isAsked(1)
  changed.ask([1])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(some.asked).toHaveLength(0)
  list.give([place(1, 'older'), place(2, 'b')])
  await some.isAsked(1)
  some.give([place(1, 'newer')])
  await until(() => expect(phones()).toEqual(['newer', 'b']))
})

test.each([
  ['is the person’s no longer', []],
  ['could not be read', null],
])('where one %s, the whole list is read', async (_name, answer) => {
  const { list, some, changed, phones } = portal()
  changed.ask([2])
  await some.isAsked(1)
  some.give(answer)
  await list.isAsked(1)
  list.give([place(1, 'a')])
  await until(() => expect(phones()).toEqual(['a']))
})

test('where very many changed, the whole list is read', async () => {
  const { list, some, changed } = portal()
  changed.ask(Array.from({ length: 50 }, (_, index) => index))
  await list.isAsked(1)
  expect(some.asked).toHaveLength(0)
})
