import { expect, test } from 'vitest'
import { createReadCache } from './read-cache.ts'

/** Cache of what a place is called, on a clock that a test moves. A place is another object each time that it is read, as a setting is. */
function cacheOfNames() {
  const time = { ms: 0 }
  const read: string[] = []
  const cache = createReadCache(
    async ({ name }: { name: string }) => {
      read.push(name)
      return name.toUpperCase()
    },
    () => new Date(time.ms),
  )
  return { time, read, cache }
}

test('what is kept is read once in a minute', async () => {
  const { time, read, cache } = cacheOfNames()
  const place = { name: 'one' }
  expect([await cache.get(place), await cache.get(place)]).toEqual(['ONE', 'ONE'])
  time.ms = 60_000
  expect(await cache.get(place)).toBe('ONE')
  expect(read).toEqual(['one', 'one'])
})

test('what is over is let go, so that a process that runs for months keeps no more than one that has just begun', async () => {
  const { time, cache } = cacheOfNames()
  for (let minute = 0; minute < 1_000; minute += 1) {
    time.ms = minute * 60_000
    await cache.get({ name: 'one' })
    await Promise.all(
      cache.getAll([{ name: 'two' }, { name: 'three' }], async (keys) => {
        return new Map(keys.map((key) => [key, key.name]))
      }),
    )
  }
  expect(cache.size()).toBeLessThan(10)
})
