/** Process of pg-boss as a bare queue: told how many jobs wait, and how many workers, it has these send, fetch and complete for a while. */
import { PgBoss } from 'pg-boss'

export type Order = { waiting: number; workers: number; ms: number }
export type Done = { jobs: number; seconds: number; cpuMs: number; times: number[] }

const boss = new PgBoss({
  connectionString: process.argv[2] ?? '',
  max: 20,
  schedule: false,
  supervise: false,
})
boss.on('error', console.error)
await boss.start()
const known = new Set<string>()

async function queueWith(waiting: number): Promise<string> {
  const queue = `waiting-${waiting}`
  if (known.has(queue)) return queue
  await boss.createQueue(queue)
  const jobs = Array.from({ length: waiting }, (_, index) => ({ data: { index } }))
  await boss.insert(queue, jobs)
  known.add(queue)
  return queue
}

async function work(queue: string, ms: number, times: number[]): Promise<void> {
  const until = performance.now() + ms
  const timed = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    const began = performance.now()
    const value = await act()
    times.push(performance.now() - began)
    return value
  }
  while (performance.now() < until) {
    await timed(() => boss.send(queue, { language: 'lv', people: 1 }))
    const [job] = await timed(() => boss.fetch(queue))
    if (job) await timed(() => boss.complete(queue, job.id))
  }
}

process.on('message', async ({ waiting, workers, ms }: Order) => {
  const queue = await queueWith(waiting)
  const times: number[] = []
  const cpu = process.cpuUsage()
  const began = performance.now()
  await Promise.all(Array.from({ length: workers }, () => work(queue, ms, times)))
  const { user, system } = process.cpuUsage(cpu)
  const seconds = (performance.now() - began) / 1000
  process.send?.({ jobs: times.length / 3, seconds, cpuMs: (user + system) / 1000, times } satisfies Done)
})
process.send?.('ready')
