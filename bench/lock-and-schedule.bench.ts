/** Lock, schedule, cancel over the real socket, all of what the product promises included, beside lean SQL on the same tables. */
import pg from 'pg'
import { settle, signInTo, specialistOf } from './bookings-world.ts'
import { rawVisit, type Slot } from './raw-bookings.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { type Client, connect, forWhile, type Served, serve } from './served.ts'

const clients = 32
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 4_000)
const hotSlots = 20
const coolSlots = 910
const specialists = 35
const companies = [1, 2] as const
type Company = (typeof companies)[number]

const monday = Math.floor(Date.now() / 86_400_000) * 1440 + 21 * 1440
const slotAt = (company: Company, index: number): Slot => ({
  specialistId: specialistOf(company, index % specialists),
  startsAt: monday + 8 * 60 + 30 * Math.floor(index / specialists),
})

function draw(company: Company): Slot {
  const isHot = Math.random() < 0.5
  const [from, many] = isHot ? [0, hotSlots] : [hotSlots, coolSlots]
  return slotAt(company, from + Math.floor(Math.random() * many))
}

type Outcome = 'done' | 'taken'
const person = { firstName: 'Anna', lastName: 'Bērziņa', phoneNumber: '20000000', phoneCountryCode: '371' }

async function lock(client: Client, company: Company, slot: Slot) {
  const at = new Date(slot.startsAt * 60_000).toISOString()
  const [date, time] = [at.slice(0, 10), at.slice(11, 16)]
  const place = { locationId: company, serviceId: company, specialistId: slot.specialistId }
  const { type, data } = await client.ask('lock_booking', { ...place, date, time, duration: 30 })
  if (type !== 'booking_locked') return undefined
  return data.data.attributes as { qtid: string; token: string }
}

async function ourVisit(client: Client, company: Company, slot: Slot): Promise<Outcome> {
  const held = await lock(client, company, slot)
  if (!held) return 'taken'
  const { qtid, token } = held
  const scheduled = await client.ask('schedule_booking', { qtid, token, ...person })
  const canceled = await client.ask('cancel_booking', { qtid, token })
  if (scheduled.type !== 'booking_scheduled' || canceled.type !== 'booking_canceled')
    throw new Error(`a held slot ended as ${scheduled.type}, ${canceled.type}`)
  return 'done'
}

/** How many visits a second were made, in how many tries, and what each cost the server's processor. */
async function round<One>(served: Served, all: readonly One[], visit: (one: One) => Promise<Outcome>) {
  const before = await served.cpuSeconds()
  const began = performance.now()
  let visits = 0
  let tries = 0
  await forWhile(all, roundMs, async (one) => {
    tries += 1
    if ((await visit(one)) === 'done') visits += 1
  })
  const seconds = (performance.now() - began) / 1000
  const cpuMs = ((await served.cpuSeconds()) - before) * 1000
  return { rate: visits / seconds, cpuMs: cpuMs / visits, tries }
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN
}

async function timed(times: number[], act: () => Promise<unknown>): Promise<void> {
  const began = performance.now()
  await act()
  times.push(performance.now() - began)
}

/** Milliseconds in which everybody who wants one and the same slot is answered; it is given back as soon as it is held. */
async function contest(all: readonly Client[]): Promise<number[]> {
  const times: number[] = []
  await forWhile(all, roundMs, async (client) => {
    let held: Awaited<ReturnType<typeof lock>>
    await timed(times, async () => {
      held = await lock(client, 1, slotAt(1, 0))
    })
    if (held) await client.ask('unlock_booking', held)
  })
  return times
}

console.log(machineLine())
const tokens = new Map<Company, string>()
const served = await serve(async (db) => {
  for (const company of companies) {
    await settle(db, company, specialists, new Date())
    tokens.set(company, await signInTo(db, company, new Date()))
  }
})
const pool = new pg.Pool({ connectionString: served.databaseUrl, max: clients })
pool.on('error', () => {})
const connectTo = async (company: Company, many: number) =>
  await Promise.all(
    Array.from({ length: many }, () => connect(served.url, company, tokens.get(company) ?? '')),
  )
const busy = await connectTo(1, clients)
const quiet = await connectTo(2, 2)
try {
  const ours: { rate: number; cpuMs: number; tries: number }[] = []
  const lean: { rate: number }[] = []
  for (let number = 0; number <= rounds; number += 1) {
    const one = await round(served, busy, (client) => ourVisit(client, 1, draw(1)))
    const other = await round(served, busy, () => rawVisit(pool, draw(1)))
    if (number > 0) ours.push(one)
    if (number > 0) lean.push(other)
    // As it does by itself, but for a minute later: until then it plans for tables that are empty, and reads all of those that are not any more.
    else await pool.query('VACUUM (ANALYZE)')
  }
  const [ourRate, leanRate] = [ours, lean].map((all) => median(all.map(({ rate }) => rate)))
  const cpuMs = median(ours.map((one) => one.cpuMs))
  console.log(
    table(
      ['32 clients, 20 hot and 910 cool slots, durable', 'visits/s', '× lean', 'server CPU a visit, ms'],
      [
        [
          'ours, over the socket',
          shown(ourRate ?? 0),
          shown((ourRate ?? 0) / (leanRate ?? 0)),
          cpuMs.toFixed(2),
        ],
        ['lean SQL, bare driver', shown(leanRate ?? 0), '1', ''],
      ],
    ),
  )

  const times = await contest(busy)
  console.log(
    table(
      ['one contested slot, 32 clients', 'answers', 'median ms', 'p99 ms'],
      [['ours', shown(times.length), quantile(times, 0.5).toFixed(1), quantile(times, 0.99).toFixed(1)]],
    ),
  )

  const alone: number[] = []
  const beside: number[] = []
  const visitOfQuiet = (into: number[]) => async (client: Client) => {
    await timed(into, () => ourVisit(client, 2, draw(2)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  for (let number = 0; number < rounds; number += 1) {
    await forWhile(quiet, roundMs, visitOfQuiet(alone))
    await Promise.all([
      forWhile(busy, roundMs, async (client) => void (await ourVisit(client, 1, draw(1)))),
      forWhile(quiet, roundMs, visitOfQuiet(beside)),
    ])
  }
  const figures = (name: string, all: readonly number[]) => [
    name,
    quantile(all, 0.5).toFixed(1),
    quantile(all, 0.99).toFixed(1),
    shown(quantile(all, 0.99) / quantile(alone, 0.99)),
  ]
  console.log(
    table(
      ['a visit of a quiet company, ms', 'median', 'p99', '×'],
      [figures('alone', alone), figures('its neighbour at full speed', beside)],
    ),
  )

  const { rows } = await pool.query<{ doubles: number; missing: number }>(`
    SELECT (SELECT count(*) FROM occupancies a JOIN occupancies b
      ON a.company_id = b.company_id AND a.resource_kind = b.resource_kind AND a.resource_id = b.resource_id AND a.lane = b.lane
      AND a.during && b.during AND a.booking_id < b.booking_id)::integer AS doubles,
      (SELECT max(seq) - count(*) FROM events WHERE company_id = 1)::integer AS missing`)
  const tries = ours.reduce((sum, one) => sum + one.tries, times.length)
  const [found] = rows
  console.log(
    `${shown(tries)} tries over the socket: ${found?.doubles} double bookings, ${found?.missing} numbers missing in the stream`,
  )
} finally {
  for (const client of [...busy, ...quiet]) client.close()
  await pool.end()
  await served.stop()
}
