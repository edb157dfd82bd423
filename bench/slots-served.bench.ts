/** A week of free slots over the real socket, with nothing else going on and while much is booked, beside a bare Socket.IO that answers as many bytes. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { addDays } from '@rinda/domain/time/zone'
import { settle, signInTo, specialistOf } from './bookings-world.ts'
import { machineLine, median, shown, table } from './rounds.ts'
import { type Client, connect, forWhile, serve } from './served.ts'

const clients = 16
const specialists = 20
const changesASecond = 200
const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const roundMs = Number(process.env.BENCH_ROUND_MS ?? 3_000)
const company = 1
const first = addDays(new Date().toISOString().slice(0, 10), 7)

type Held = { qtid: string; token: string }
type Figures = { rate: number; cpuMs: number; p99: number; changes: number }

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^rinda_process_cpu_seconds_total ([\d.]+)/m.exec(text)?.[1])
}

const week = { locationId: company, serviceId: company, date: first, days: 7 }

/** Books and gives back at a steady pace until it is told to stop. */
function keepChanging(all: readonly Client[]): { stop(): Promise<number> } {
  let changes = 0
  let isStopped = false
  const paced = all.map(async (client, index) => {
    const pauseMs = (1000 * all.length) / changesASecond
    let held: Held | undefined
    for (let next = performance.now(); !isStopped; next += pauseMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
      if (held) {
        await client.ask('unlock_booking', held)
        held = undefined
      } else {
        const time = `${String(9 + (changes % 8)).padStart(2, '0')}:00`
        const specialistId = specialistOf(company, index % specialists)
        const at = { locationId: company, serviceId: company, specialistId }
        const reply = await client.ask('lock_booking', { ...at, date: addDays(first, changes % 7), time })
        if (reply.type === 'booking_locked') held = reply.data.data.attributes as Held
      }
      changes += 1
    }
  })
  return {
    async stop() {
      isStopped = true
      await Promise.all(paced)
      return changes
    },
  }
}

/** Milliseconds of the server's processor that a change takes when nobody asks for slots. */
async function cpuOfAChange(url: string, changing: readonly Client[]): Promise<number> {
  const before = await cpuSeconds(url)
  const changes = keepChanging(changing)
  await new Promise((resolve) => setTimeout(resolve, roundMs))
  const made = await changes.stop()
  return (((await cpuSeconds(url)) - before) * 1000) / made
}

async function round(
  url: string,
  all: readonly Client[],
  changing: readonly Client[],
  changeMs = 0,
): Promise<Figures> {
  const times: number[] = []
  const before = await cpuSeconds(url)
  const began = performance.now()
  const changes = changing.length > 0 ? keepChanging(changing) : undefined
  await forWhile(all, roundMs, async (client) => {
    const asked = performance.now()
    await client.ask('get_slots', week)
    times.push(performance.now() - asked)
  })
  const seconds = (performance.now() - began) / 1000
  const made = (await changes?.stop()) ?? 0
  const cpuMs = (((await cpuSeconds(url)) - before) * 1000 - made * changeMs) / times.length
  return { rate: times.length / seconds, cpuMs, p99: quantile(times, 0.99), changes: made / seconds }
}

console.log(machineLine())
let token = ''
const served = await serve(async (db) => {
  await settle(db, company, specialists, new Date())
  token = await signInTo(db, company, new Date())
})
const connectAll = (url: string, many: number) =>
  Promise.all(Array.from({ length: many }, () => connect(url, company, token)))
const asking = await connectAll(served.url, clients)
const changing = await connectAll(served.url, 16)
const answer = await asking[0]?.ask('get_slots', week)
if (answer?.type !== 'slots') throw new Error(`slots are refused: ${JSON.stringify(answer)}`)
const { trace: _, ...sameSize } = answer
const echo = fork(new URL('echo-server.mjs', import.meta.url), {
  env: { ...process.env, ANSWER: JSON.stringify(sameSize) },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
})
const [address] = await once(echo.stdout as NonNullable<typeof echo.stdout>, 'data')
const echoUrl = String(address).trim()
const echoing = await connectAll(echoUrl, clients)
try {
  const contestants = [
    { name: 'Socket.IO alone, the same answer', run: () => round(echoUrl, echoing, []) },
    { name: 'ours, nothing else going on', run: () => round(served.url, asking, []) },
    {
      name: 'ours, while much is booked',
      run: async () => round(served.url, asking, changing, await cpuOfAChange(served.url, changing)),
    },
  ]
  const found: Figures[][] = contestants.map(() => [])
  for (let number = 0; number <= rounds; number += 1) {
    for (const [index, { run }] of contestants.entries()) {
      const figures = await run()
      if (number > 0) found[index]?.push(figures)
    }
  }
  const middle = (all: readonly Figures[] = [], name: keyof Figures) => median(all.map((one) => one[name]))
  const [bare] = found
  const bytes = JSON.stringify(sameSize).length
  console.log(`A week of ${specialists} specialists, ${shown(bytes)} bytes an answer, ${clients} clients`)
  console.log(
    'The processor that changes take by themselves, measured before each round, is not counted to the answers.',
  )
  console.log(
    table(
      ['', 'answers/s', '×', 'server CPU an answer, ms', 'CPU ×', 'p99 ms', 'changes/s'],
      contestants.map(({ name }, index) => {
        const own = found[index]
        return [
          name,
          shown(middle(own, 'rate')),
          shown(middle(own, 'rate') / middle(bare, 'rate')),
          middle(own, 'cpuMs').toFixed(3),
          shown(middle(own, 'cpuMs') / middle(bare, 'cpuMs')),
          middle(own, 'p99').toFixed(1),
          shown(middle(own, 'changes')),
        ]
      }),
    ),
  )
} finally {
  for (const client of [...asking, ...changing, ...echoing]) client.close()
  echo.kill('SIGTERM')
  await served.stop()
}
