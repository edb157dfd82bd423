import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { slowSlots } from '../../testing/slow-slots.ts'
import { attributesOf, bookingDay, codeOf, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Two servers on one database that no signal joins: each reads by itself what the other has done. */
let nodes: World[]
let lines: TestPortal[][]
const clients = 8
const actsEach = 14

beforeAll(async () => {
  const database = await testDatabase()
  await settle(database.db, morning)
  const shared = { ...database, close: async () => {} }
  nodes = [await startWorld({ database, now: morning }), await startWorld({ database: shared, now: morning })]
  const anna = await nodes[0]?.signIn('anna@rinda.example')
  // Each client has a line to both, as one has whom a balancer sends here and there.
  lines = await Promise.all(
    Array.from({ length: clients }, () => Promise.all(nodes.map((node) => node.connect(anna as never)))),
  )
})
afterAll(async () => {
  for (const line of lines.flat()) line.socket.disconnect()
  for (const node of nodes.toReversed()) await node.close()
})

const place = { locationId: 1, serviceId: 1 }
const timeOf = (index: number) =>
  `${String(8 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`

async function availableAt(
  portal: TestPortal,
  specialistId: number,
  time: string,
): Promise<number | undefined> {
  const asked = { ...place, specialistId, date: bookingDay, days: 1 }
  const slots = (await portal.ask('get_slots', asked)).data.data as SlotItem[]
  return slots.find((slot) => slot.time === time)?.available
}

test('who was told that a time is theirs sees it taken on every node, from that moment on', async () => {
  const lies: string[] = []
  let won = 0
  async function play(client: number): Promise<void> {
    const [first, second] = lines[client] as [TestPortal, TestPortal]
    for (let turn = 0; turn < actsEach; turn += 1) {
      const [here, there] = turn % 2 ? [first, second] : [second, first]
      const specialistId = 1 + ((client + turn) % 3)
      const time = timeOf((client * 5 + turn * 3) % 20)
      const slot = slotAt(time, { specialistId })
      const held = await here.ask('lock_booking', slot)
      if (codeOf(held)) continue
      won += 1
      const { qtid, token } = attributesOf(held)
      const sees = async (about: string) => {
        const found = await Promise.all([there, here].map((line) => availableAt(line, specialistId, time)))
        if (found.some((available) => available !== 0)) lies.push(`${about} ${specialistId} ${time} ${found}`)
      }
      await sees('locked')
      const booked = await there.ask('schedule_booking', { qtid, token, ...visitor })
      expect(booked.type).toBe('booking_scheduled')
      await sees('scheduled')
      if (turn % 3) await here.ask('cancel_booking', { qtid, token })
    }
  }
  await Promise.all(lines.map((_, client) => play(client)))
  expect(lies).toEqual([])
  expect(won).toBeGreaterThan(clients)
  for (const specialistId of [1, 2, 3, null]) {
    const at = { ...place, specialistId, date: bookingDay }
    const rows = await slowSlots((nodes[0] as World).db, at, morning)
    for (const line of lines[0] ?? [])
      expect((await line.ask('get_slots', { ...at, days: 1 })).data.data).toEqual(rows)
  }
  for (const node of nodes) await expectConsistent(node)
})
