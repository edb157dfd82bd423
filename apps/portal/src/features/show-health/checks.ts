import type { DueJob, HealthAttributes } from '@rinda/client/bookings/health'

/** State of a part: as it should be, to be looked at, or wrong. */
export type State = 'good' | 'doubtful' | 'bad'
export type CheckName = 'database' | 'redis' | 'followers' | 'outbox' | 'due' | 'nodes' | 'clock'
/** A part of the server and how it is; `number` is what its words count. */
export type Check = { readonly name: CheckName; readonly state: State; readonly number: number }

const slowDatabaseMs = 500
/** Seconds for which something may wait before it is looked at, and before it is wrong. */
const waits = { doubtful: 60, bad: 600 }
const mostClockSeconds = 30

const secondsSince = (since: string | null, at: number) =>
  since === null ? 0 : Math.max(0, Math.round((at - Date.parse(since)) / 1000))

const byWait = (seconds: number): State =>
  seconds >= waits.bad ? 'bad' : seconds >= waits.doubtful ? 'doubtful' : 'good'

/** Judges each part of the server. `receivedAt` is when this device heard of it, in epoch ms. */
export function checksOf(health: HealthAttributes, receivedAt: number): Check[] {
  const at = Date.parse(health.at)
  const { database, redis, outbox, due, nodes } = health
  const lag = Math.max(0, ...health.followers.map(({ since }) => secondsSince(since, at)))
  const troubled = jobsOf(due).filter(({ late, fails_since }) => late || fails_since !== null).length
  const waited = secondsSince(outbox.since, at)
  const silent = nodes?.filter(({ answers }) => !answers).length ?? 0
  const versions = new Set(nodes?.filter(({ answers }) => answers).map(({ version }) => version)).size
  const ahead = Math.round(Math.abs(receivedAt - at) / 1000)
  const isCrowded = (database.connections?.waiting ?? 0) > 0
  const checks: Check[] = [
    {
      name: 'database',
      state: database.took_ms >= slowDatabaseMs || isCrowded ? 'doubtful' : 'good',
      number: database.took_ms,
    },
    { name: 'followers', state: byWait(lag), number: lag },
    {
      name: 'outbox',
      state: byWait(waited) === 'bad' ? 'bad' : outbox.dead > 0 ? 'doubtful' : 'good',
      number: outbox.dead,
    },
    { name: 'due', state: troubled > 0 ? 'bad' : 'good', number: troubled },
    { name: 'clock', state: ahead > mostClockSeconds ? 'doubtful' : 'good', number: ahead },
  ]
  if (redis !== null) checks.push({ name: 'redis', state: redis === 'away' ? 'bad' : 'good', number: 0 })
  if (nodes)
    checks.push({ name: 'nodes', state: silent > 0 || versions > 1 ? 'doubtful' : 'good', number: silent })
  return checks
}

/** Gives one line for each kind of due work, those that are in trouble first, then by when they are due. */
export function jobsOf(due: readonly DueJob[]): DueJob[] {
  const byName = new Map<string, DueJob>()
  for (const job of due) {
    const known = byName.get(job.name)
    byName.set(job.name, known ? worse(known, job) : job)
  }
  const trouble = ({ late, fails_since }: DueJob) => (fails_since !== null || late ? 0 : 1)
  const dueAt = (job: DueJob) => job.due_at ?? '9'
  return [...byName.values()].sort(
    (one, other) => trouble(one) - trouble(other) || dueAt(one).localeCompare(dueAt(other)),
  )
}

function worse(one: DueJob, other: DueJob): DueJob {
  const trouble = (job: DueJob) => Number(job.late) + Number(job.fails_since !== null)
  if (trouble(one) !== trouble(other)) return trouble(one) > trouble(other) ? one : other
  return (one.due_at ?? '9') <= (other.due_at ?? '9') ? one : other
}
