/** Processor that a PostgreSQL of this machine uses, all of its processes together. Read from `/proc`: Linux alone has it. */
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const ticksPerSecond = 100

type Used = { pid: number; parent: number; ticks: number; ticksOfEnded: number }

/** Finds the processes of the PostgreSQL at this address; gives a function that says how many seconds of processor they have used so far. */
export async function watchDatabaseCpu(url: string): Promise<() => number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const parent = usedBy(rows[0]?.pid ?? 0)?.parent
  await client.end()
  return () => {
    const all = readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? (usedBy(Number(name)) ?? []) : [],
    )
    const own = all.find(({ pid }) => pid === parent)
    const children = all.filter((one) => one.parent === parent)
    const ticks =
      (own?.ticks ?? 0) + (own?.ticksOfEnded ?? 0) + children.reduce((sum, one) => sum + one.ticks, 0)
    return ticks / ticksPerSecond
  }
}

/** What a process has used; undefined where it has ended meanwhile. */
function usedBy(pid: number): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (place: number) => fields[place] ?? 0
    return { pid, parent: at(1), ticks: at(11) + at(12), ticksOfEnded: at(13) + at(14) }
  } catch {
    return undefined
  }
}
