/// <reference types="node" />
import { setImmediate } from 'node:timers/promises'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createFollower, type Follower } from './follower.ts'
import { readAgain } from './read-again.ts'
import { withRow } from './rows.ts'

/** A row stands in a place, or in none any more (0). */
type Row = { readonly name: string; readonly place: number; readonly version: number }
type Change = { readonly row: Row; readonly seq?: number }
type List = { readonly place: number; readonly seq: number; readonly rows: readonly Row[] }

function withChange(list: List, { row, seq }: Change): List {
  const rows = withRow(list.rows, row, {
    isSame: (one, other) => one.name === other.name,
    isNewer: (one, other) => one.version > other.version,
    belongs: row.place === list.place,
    mayJoin: seq === undefined || seq > list.seq,
  })
  return rows === list.rows ? list : { ...list, rows }
}

const newClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })

function newFollower(queries: QueryClient): Follower<Change> {
  return createFollower<Change>({
    queries,
    nameOf: ({ row }) => row.name,
    isNewer: (one, other) => one.row.version > other.row.version,
  })
}

const places = [1, 2]
const names = ['a', 'b', 'c']
const namesOf = (list: List | undefined) => list?.rows.map(({ name }) => name)

describe('a list that follows', () => {
  const queries = newClient()
  const follower = newFollower(queries)
  const lists = follower.follow<List>(['list'], withChange)
  const row = (name: string, version: number, place = 1): Row => ({ name, version, place })
  const shown = () => queries.getQueryData<List>(['list', 1])
  const put = (...rows: Row[]) => queries.setQueryData<List>(['list', 1], { place: 1, seq: 10, rows })

  test('has what came while it was on its way, and nothing twice', async () => {
    const list = await lists.read(async (onTop) => {
      follower.apply({ row: row('early', 9), seq: 9 })
      follower.apply({ row: row('late', 11), seq: 11 })
      follower.apply({ row: row('own', 12) })
      return onTop({ place: 1, seq: 10, rows: [row('early', 9)] }, 10)
    })
    expect(namesOf(list)).toEqual(['early', 'late', 'own'])
  })

  test('does not bring back what went away by an own act, when an older message comes after its reply', () => {
    put(row('x', 20))
    follower.apply({ row: row('x', 22, 0) })
    follower.apply({ row: row('x', 21), seq: 21 })
    expect(shown()?.rows).toEqual([])
  })

  test('does not bring back what somebody took away while an own act on it was refused', () => {
    put(row('y', 30))
    const end = follower.show({ row: row('y', 30) }, { row: row('y', 30) })
    follower.apply({ row: row('y', 31, 0), seq: 31 })
    end()
    expect(shown()?.rows).toEqual([])
  })

  test('shows what is on its way to the server also in answers that come meanwhile, until it is over', async () => {
    put(row('p', 35))
    const before = { row: row('p', 35), seq: 35 }
    follower.apply(before)
    const end = follower.show({ row: row('p', 35, 0) }, before)
    follower.apply(before)
    expect(shown()?.rows).toEqual([])
    for (let count = 0; count < 300; count += 1)
      follower.apply({ row: row(`other ${count}`, 36, 2), seq: 36 })
    follower.forget()
    const answer = { place: 1, seq: 36, rows: [row('p', 35)] }
    expect(namesOf(await lists.read(async (onTop) => onTop(answer, 36)))).toEqual([])
    end()
    expect(namesOf(shown())).toEqual(['p'])
    expect(namesOf(await lists.read(async (onTop) => onTop(answer, 36)))).toEqual(['p'])
  })

  test('shows what came of an act, also where nothing had changed', () => {
    put(row('q', 37))
    const end = follower.show({ row: row('q', 37, 0) }, { row: row('q', 37) })
    end({ row: row('q', 37) })
    expect(namesOf(shown())).toEqual(['q'])
  })

  test('does not show in a later answer what was done before it was asked for', async () => {
    follower.apply({ row: row('z', 40) })
    const list = await lists.read(async (onTop) => onTop({ place: 1, seq: 50, rows: [] }, 50))
    expect(namesOf(list)).not.toContain('z')
  })

  test('shows nothing that the answer knew to be over', () => {
    put(row('x', 10))
    follower.apply({ row: row('w', 9), seq: 9 })
    expect(namesOf(shown())).toEqual(['x'])
  })

  test('is still to be read again after a change, where it was before', async () => {
    put(row('x', 60))
    await queries.invalidateQueries({ queryKey: ['list'] })
    follower.apply({ row: row('x', 61), seq: 61 })
    expect(shown()?.rows[0]?.version).toBe(61)
    expect(queries.getQueryState(['list', 1])?.isInvalidated).toBe(true)
  })

  test('says of each change that it was put in its place, and nothing of one that is too old', () => {
    const onChange = vi.fn()
    const telling = createFollower<Change>({
      queries,
      nameOf: ({ row: { name } }) => name,
      isNewer: (one, other) => one.row.version > other.row.version,
      onChange,
    })
    const newer = { row: row('n', 2), seq: 2 }
    telling.apply(newer)
    telling.apply({ row: row('n', 1), seq: 1 })
    expect(onChange.mock.calls).toEqual([[newer]])
    expect(telling.latest('n')).toBe(newer)
  })

  test('misses nothing, however much comes while it is on its way', async () => {
    const many = Array.from({ length: 500 }, (_, index) => row(`many ${index}`, 100 + index))
    const list = await lists.read(async (onTop) => {
      for (const one of many) follower.apply({ row: one, seq: one.version })
      return onTop({ place: 1, seq: 99, rows: [] }, 99)
    })
    expect(list.rows).toHaveLength(500)
  })
})

/** The server, the line to it, and a page that shows lists of rows by their place; each goes on only when a test says so. */
class World {
  readonly queries = newClient()
  readonly follower = newFollower(this.queries)
  readonly lists = this.follower.follow<List>(['list'], withChange)
  readonly rows = new Map<string, Row>(names.map((name) => [name, { name, place: 1, version: 0 }]))
  seq = 0
  version = 0
  /** Things on their way to the page: messages in their order, replies and answers in any. */
  messages: (Change | 'lost')[] = []
  readonly replies: (() => void)[] = []
  readonly answers: (() => void)[] = []
  readonly questions: { place: number; give: (list: List) => void }[] = []
  readonly open = new Map<number, () => void>()
  /** Rows that an own act is under way on. */
  readonly busy = new Set<string>()

  optionsFor(place: number) {
    return {
      queryKey: ['list', place],
      queryFn: () =>
        this.lists.read(async (onTop) => {
          const list = await new Promise<List>((give) => this.questions.push({ place, give }))
          return onTop(list, list.seq)
        }),
    }
  }

  private write(name: string, place: number): Row {
    this.version += 1
    const row = { name, place, version: this.version }
    this.rows.set(name, row)
    this.seq += 1
    return row
  }

  other(name: string, place: number) {
    const row = this.write(name, place)
    this.messages.push({ row, seq: this.seq })
  }

  own(name: string, place: number, isRefused: boolean) {
    if (this.busy.has(name)) return
    this.busy.add(name)
    const before = this.follower.latest(name)?.row ?? this.shownRow(name)
    if (!before) return void this.busy.delete(name)
    const end = this.follower.show({ row: { ...before, place } }, { row: before })
    // The server comes to it only later.
    this.questions.push({
      place: -1,
      give: () => {
        const row = isRefused ? undefined : this.write(name, place)
        this.replies.push(() => {
          this.busy.delete(name)
          end(row && { row })
        })
      },
    })
  }

  private shownRow(name: string): Row | undefined {
    const lists = this.queries.getQueriesData<List>({ queryKey: ['list'] })
    return lists.flatMap(([, list]) => list?.rows ?? []).find((row) => row.name === name)
  }

  /** The server comes to one of the questions: it looks how far the stream is, then what there is, and answers some time later. */
  serve(nth: number, meanwhile?: () => void) {
    const [question] = this.questions.splice(nth % Math.max(this.questions.length, 1), 1)
    if (!question) return
    const { place, give } = question
    if (place === -1) return give({ place, seq: 0, rows: [] })
    const seq = this.seq
    meanwhile?.()
    const rows = [...this.rows.values()].filter((row) => row.place === place)
    this.answers.push(() => give({ place, seq, rows }))
  }

  receive() {
    const message = this.messages.shift()
    if (message === 'lost') {
      this.follower.forget()
      void readAgain(this.queries)
    } else if (message) this.follower.apply(message)
  }

  /** All that is on its way is lost, and the page is told so. */
  lose() {
    this.messages = ['lost']
  }

  look(place: number) {
    if (this.open.has(place)) return
    const observer = new QueryObserver(this.queries, this.optionsFor(place))
    this.open.set(
      place,
      observer.subscribe(() => {}),
    )
  }

  leave(place: number) {
    this.open.get(place)?.()
    this.open.delete(place)
  }

  ahead(place: number) {
    void this.queries.prefetchQuery(this.optionsFor(place))
  }

  /** Lets everything arrive, and looks everywhere. */
  async settle() {
    for (const place of places) this.look(place)
    await setImmediate()
    while (this.messages.length + this.replies.length + this.answers.length + this.questions.length > 0) {
      this.serve(0)
      this.answers.shift()?.()
      this.receive()
      this.replies.shift()?.()
      await setImmediate()
    }
  }
}

const place = fc.constantFrom(0, 1, 2)
const shownPlace = fc.constantFrom(...places)
const name = fc.constantFrom(...names)
const nth = fc.nat(5)
const step = fc.oneof(
  fc.record({ kind: fc.constant('other' as const), name, place }),
  fc.record({ kind: fc.constant('own' as const), name, place, isRefused: fc.boolean() }),
  fc.record({ kind: fc.constant('serve' as const), nth, name, place, isLate: fc.boolean() }),
  fc.record({ kind: fc.constantFrom('answer' as const, 'reply' as const), nth }),
  fc.record({ kind: fc.constantFrom('receive' as const, 'receive' as const, 'lose' as const) }),
  fc.record({
    kind: fc.constantFrom('look' as const, 'leave' as const, 'ahead' as const),
    place: shownPlace,
  }),
)

test('however questions, answers, messages, own acts and losses cross, it ends with what the server has', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 5, maxLength: 60 }), async (isWarm, steps) => {
      const world = new World()
      if (isWarm) await world.settle()
      for (const one of steps) {
        if (one.kind === 'other') world.other(one.name, one.place)
        else if (one.kind === 'own') world.own(one.name, one.place, one.isRefused)
        else if (one.kind === 'serve')
          world.serve(one.nth, one.isLate ? () => world.other(one.name, one.place) : undefined)
        else if (one.kind === 'answer') world.answers.splice(one.nth, 1)[0]?.()
        else if (one.kind === 'reply') world.replies.splice(one.nth, 1)[0]?.()
        else if (one.kind === 'receive') world.receive()
        else if (one.kind === 'lose') world.lose()
        else if ('place' in one) world[one.kind](one.place)
        await setImmediate()
      }
      await world.settle()
      for (const place of places) {
        const shown = world.queries.getQueryData<List>(['list', place])?.rows ?? []
        const there = [...world.rows.values()].filter((row) => row.place === place)
        const byName = (one: Row, other: Row) => one.name.localeCompare(other.name)
        expect([...shown].sort(byName)).toEqual(there.sort(byName))
      }
    }),
    { numRuns: 500 },
  )
})
