import { afterAll, beforeAll, test } from 'vitest'
import { expectCalmAfter, gatherStorm, type Storm } from '../../testing/clients/storm.ts'

let storm: Storm
beforeAll(async () => {
  storm = await gatherStorm()
})
afterAll(() => storm.world.close())

test('a storm of overlapping requests, with holds ending in between, never promises a time twice', () =>
  expectCalmAfter(storm))
