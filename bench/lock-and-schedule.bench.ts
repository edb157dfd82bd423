/** Lock, schedule, cancel: our verbs, all of what they promise included, beside the same tables through the bare driver. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { internalCaller } from '../apps/server/src/access/caller.ts'
import { createSettings } from '../apps/server/src/availability/settings.ts'
import { cancelBooking } from '../apps/server/src/bookings/act/cancel.ts'
import { scheduleBooking } from '../apps/server/src/bookings/book/schedule.ts'
import { type BookingContext, randomIds } from '../apps/server/src/bookings/context.ts'
import { lockBooking } from '../apps/server/src/bookings/hold/lock.ts'
import { createWriter } from '../apps/server/src/changes/write.ts'
import { openDatabase } from '../apps/server/src/database/database.ts'
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts'
import { settle } from './bookings-world.ts'
import { rawCycle } from './raw-bookings.ts'
import { machineLine, shown, table } from './rounds.ts'

const clients = 32
const rounds = 5
const roundMs = 4_000
const hotSlots = 20
const coolSlots = 910
const specialists = 35

const server = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
  : await startPostgresServer({ isDurable: true })
const database = await openDatabase({ databaseUrl: server.url, dataDir: '', log: console.error })
const pool = new pg.Pool({ connectionString: server.url, max: 20 })
pool.on('error', () => {})
try {
  const { db } = database
  await settle(db, specialists, new Date())
  const context: BookingContext = {
    db,
    settings: createSettings(db, () => new Date(), true),
    write: createWriter(db, () => {}).write,
    watchDueTime: () => {},
    lockMinutes: 10,
    ids: randomIds,
  }
  const caller = internalCaller({ session: 'bench', ip: '' })

  type Slot = { specialistId: number; startsAt: number }
  const monday = Math.floor(Date.now() / 86_400_000) * 1440 + 21 * 1440
  const slotAt = (index: number): Slot => ({
    specialistId: (index % specialists) + 1,
    startsAt: monday + 8 * 60 + 30 * Math.floor(index / specialists),
  })
  const draw = (): Slot => {
    const isHot = Math.random() < 0.5
    return slotAt(
      isHot ? Math.floor(Math.random() * hotSlots) : hotSlots + Math.floor(Math.random() * coolSlots),
    )
  }

  type Outcome = 'done' | 'taken'
  async function ourCycle(slot: Slot): Promise<Outcome> {
    const key = () => ({ caller: 'bench', key: randomUUID() })
    const input = {
      locationId: 1,
      serviceId: 1,
      specialistId: slot.specialistId,
      startsAt: slot.startsAt,
      durationMinutes: 30,
    }
    const locked = await lockBooking(context, caller, input, key(), new Date())
    if (!locked.ok) return 'taken'
    const { qtid, token } = locked.value.resource.attributes as { qtid: string; token: string }
    const person = {
      firstName: 'Anna',
      lastName: 'Bērziņa',
      phoneNumber: '20000000',
      phoneCountryCode: '371',
    }
    const scheduled = await scheduleBooking(
      context,
      caller,
      { name: { qtid }, token, ...person },
      key(),
      new Date(),
    )
    const canceled = await cancelBooking(
      context,
      caller,
      { name: { qtid }, token, notes: {} },
      key(),
      new Date(),
    )
    if (!scheduled.ok || !canceled.ok) throw new Error('a held slot could not be scheduled and canceled')
    return 'done'
  }

  async function round(cycle: (slot: Slot) => Promise<Outcome>) {
    const until = Date.now() + roundMs
    let cycles = 0
    let refused = 0
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (Date.now() < until) {
          if ((await cycle(draw())) === 'done') cycles += 1
          else refused += 1
        }
      }),
    )
    return { rate: cycles / (roundMs / 1000), refused }
  }

  console.log(machineLine())
  const contestants = [
    { name: 'ours: verbs with audit, event, answer', cycle: ourCycle },
    { name: 'the same tables, bare driver, prepared', cycle: (slot: Slot) => rawCycle(pool, slot) },
  ]
  const rates = contestants.map((): number[] => [])
  for (let number = 0; number < rounds; number += 1) {
    for (const [index, { cycle }] of contestants.entries()) {
      const { rate } = await round(cycle)
      if (number > 0) rates[index]?.push(rate)
    }
  }
  const median = (values: number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
  const [ours = Number.NaN, raw = Number.NaN] = rates.map(median)
  console.log(
    table(
      ['32 clients, 20 hot and 910 cool slots, durable', 'cycles/s', '× bare'],
      [
        [contestants[0]?.name ?? '', shown(ours), shown(ours / raw)],
        [contestants[1]?.name ?? '', shown(raw), '1'],
      ],
    ),
  )
  const { rows } = await pool.query<{ doubles: number }>(`
    SELECT count(*)::integer AS doubles FROM occupancies a JOIN occupancies b
      ON a.resource_kind = b.resource_kind AND a.resource_id = b.resource_id AND a.lane = b.lane AND a.during && b.during
      AND a.booking_id < b.booking_id`)
  console.log(`double bookings: ${rows[0]?.doubles}`)
} finally {
  await pool.end()
  await database.close()
  await server.stop()
}
