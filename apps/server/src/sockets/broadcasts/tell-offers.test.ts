import { EventEmitter } from 'node:events'
import type { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { locationRoom } from './audience.ts'
import { tellOffers } from './tell-offers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('thousands of pages are told in turns that their location offers something else, each once of all that changed', () => {
  const told = new Map<number, unknown[]>()
  const sockets = new Map(
    Array.from({ length: 120 }, (_, id) => {
      const locationId = id < 110 ? 1 : 2
      const page = Object.assign(new EventEmitter(), {
        data: { companyId: 1, locationId, receivesOffers: true },
        rooms: new Set([locationRoom(1, locationId)]),
        nsp: { name: '/widget' },
      })
      page.on('widget', (message) => told.set(id, [...(told.get(id) ?? []), message]))
      return [String(id), page] as const
    }),
  )
  // Whoever is held back is in no room.
  sockets.get('7')?.rooms.clear()
  const offers = tellOffers({ of: () => ({ sockets }) } as unknown as Server, ['widget'])
  offers.note({ companyId: 40, locationId: 1 })
  expect(told.size).toBe(0)
  offers.note({ companyId: 1, locationId: 1 })
  expect(told.size).toBe(49)
  for (let times = 0; times < 5; times += 1) offers.receive({ type: 'company_changed', companyId: 1 })
  const sizes = []
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer()
    sizes.push([...told.values()].flat().length)
  }
  // Who was told nothing yet comes first; the one that is held back has its place in a turn.
  expect(sizes.slice(0, 3)).toEqual([49 + 50, 49 + 50 + 49, 49 + 119])
  expect([...told.values()].filter((messages) => messages.length === 2)).toHaveLength(49)
  offers.stop()
})
