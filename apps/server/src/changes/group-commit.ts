import type { Result } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'
import { DatabaseLost } from '../database/unavailable.ts'
import { besideOthers, type ConflictKeys, NeedsToBeAlone } from './conflict-keys.ts'
import { type Actor, type KeptReply, type Recorded, recordChanges, type StreamEvent } from './record-store.ts'
import { findReplies, type RequestKey } from './reply-store.ts'
import { rollBackToSavepoint, setSavepoint, waitForNoDisk } from './transaction-store.ts'
import type { Answer, Work } from './work.ts'

/** A verb that waits for its transaction. */
export type Job = {
  scope: CompanyScope
  actor: Actor
  request: RequestKey | null
  now: Date
  /** Null: it may touch anything, and nothing runs beside it. */
  conflictKeys: ConflictKeys | null
  work: Work
  resolve: (result: Result<Answer | null>) => void
  reject: (error: unknown) => void
}

type Outcome = { result: Result<Answer | null> } | { error: unknown }

/**
 * Runs verbs of one company in one transaction and tells each its own outcome once all of it is durable: side by side when they touch nothing
 * in common, else one after the other. When the transaction as a whole fails, or a request turns out to have been answered on another node
 * meanwhile, each verb is run again by itself. When the database was lost nothing is run again: what was done may be done, and whoever asks again under
 * the same key is told.
 */
export async function commitTogether(
  db: Database,
  jobs: readonly Job[],
  announce: (events: readonly StreamEvent[]) => void,
): Promise<void> {
  try {
    const { outcomes, events } = await runTogether(db, jobs)
    announce(events)
    for (const [job, outcome] of outcomes) settle(job, outcome)
  } catch (error) {
    const [only] = jobs
    if (error instanceof DatabaseLost) for (const job of jobs) job.reject(error)
    else if (jobs.length === 1 && only) only.reject(error)
    else for (const job of jobs) await commitTogether(db, [job], announce)
  }
}

async function runTogether(db: Database, jobs: readonly Job[]): Promise<Ran> {
  if (jobs.length === 1) return await patiently(4, () => runInTurn(db, jobs))
  if (jobs.every((job) => job.conflictKeys !== null)) {
    try {
      return await runSideBySide(db, jobs)
    } catch (error) {
      if (error instanceof DatabaseLost) throw error
      // Whatever else went wrong, one after the other shows whose it is and leaves the others alone.
    }
  }
  return await runInTurn(db, jobs)
}

function settle(job: Job, outcome: Outcome): void {
  if ('error' in outcome) job.reject(outcome.error)
  else job.resolve(outcome.result)
}

type Ran = { outcomes: readonly [Job, Outcome][]; events: readonly StreamEvent[] }

/**
 * All verbs at once on one connection: their statements wait for each other in the database, not for an answer to travel. There is no savepoint
 * to go back to, so a verb that fails, or refuses after it has written, ends the attempt. So does a request that was answered before.
 */
async function runSideBySide(db: Database, jobs: readonly Job[]): Promise<Ran> {
  return await db.transaction().execute(async (tx) => {
    const recorded: Recorded[] = []
    const runs = jobs.map(async (job): Promise<[Job, Outcome]> => {
      const own = besideOthers(tx)
      const worked = await job.work(own.tx)
      if (!worked.ok) {
        if (own.hasWritten()) throw new NeedsToBeAlone()
        return [job, { result: worked }]
      }
      recorded.push(...recordedOf(job, worked.value.changes))
      return [job, { result: { ok: true, value: worked.value.answer } }]
    })
    const settled = await Promise.allSettled(runs)
    const outcomes = settled.map((run) => {
      if (run.status === 'rejected') throw run.reason
      return run.value
    })
    const replies = outcomes.flatMap(([job, outcome]) => replyTo(job, outcome))
    return { outcomes, events: await keep(tx, jobs, recorded, replies) }
  })
}

/** One verb after the other, each in a savepoint: what it refuses, or fails at, leaves nothing behind and the others alone. */
async function runInTurn(db: Database, jobs: readonly Job[]): Promise<Ran> {
  return await db.transaction().execute(async (tx) => {
    const answers = await findAnswers(tx, jobs)
    const outcomes: [Job, Outcome][] = []
    const recorded: Recorded[] = []
    const replies: KeptReply[] = []
    for (const job of jobs) {
      const name = job.request && keyOf(job.request)
      const first = name === null ? undefined : answers.get(name)
      const outcome = first ? { result: first } : await runJob(tx, job, recorded)
      outcomes.push([job, outcome])
      if (first || name === null || 'error' in outcome) continue
      answers.set(name, outcome.result)
      replies.push(...replyTo(job, outcome))
    }
    return { outcomes, events: await keep(tx, jobs, recorded, replies) }
  })
}

function recordedOf(job: Job, changes: readonly Recorded['change'][]): Recorded[] {
  return changes.map((change) => ({ change, actor: job.actor, at: job.now }))
}

function replyTo({ request, now }: Job, outcome: Outcome): KeptReply[] {
  return request && 'result' in outcome ? [{ request, answer: outcome.result as JsonObject, at: now }] : []
}

/** Writes what is remembered and told of all that was done, last in the transaction. */
async function keep(
  tx: Database,
  jobs: readonly Job[],
  recorded: readonly Recorded[],
  replies: readonly KeptReply[],
): Promise<readonly StreamEvent[]> {
  const scope = jobs[0]?.scope
  if (!scope || (recorded.length === 0 && replies.length === 0)) return []
  // Nothing was done, so nothing could be lost: refusals need not wait for the disk.
  if (recorded.length === 0) await waitForNoDisk(tx)
  const events = await recordChanges(tx, scope, recorded, replies)
  if (!events) throw new AnsweredElsewhere()
  return events
}

/** Somebody else kept an answer to one of these requests between our look and our commit. */
class AnsweredElsewhere extends Error {
  readonly code = 'answered elsewhere'
}

async function findAnswers(tx: Database, jobs: readonly Job[]): Promise<Map<string, Result<Answer | null>>> {
  const scope = jobs[0]?.scope
  const requests = jobs.map((job) => job.request).filter((request) => request !== null)
  if (!scope || requests.length === 0) return new Map()
  const known = await findReplies(tx, scope, requests)
  return new Map(known.map(({ caller, key, answer }) => [keyOf({ caller, key }), answer as Result<Answer>]))
}

async function runJob(tx: Database, job: Job, recorded: Recorded[]): Promise<Outcome> {
  await setSavepoint(tx)
  try {
    const worked = await job.work(tx)
    if (worked.ok) {
      recorded.push(...recordedOf(job, worked.value.changes))
      return { result: { ok: true, value: worked.value.answer } }
    }
    await rollBackToSavepoint(tx)
    return { result: worked }
  } catch (error) {
    if (isPassing(error)) throw error
    await rollBackToSavepoint(tx)
    return { error }
  }
}

function keyOf({ caller, key }: RequestKey): string {
  return JSON.stringify([caller, key])
}

/** PostgreSQL's words for "the same again may well work" (a deadlock, a serialization failure), and ours. */
const passing = new Set(['40P01', '40001', 'answered elsewhere'])

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && passing.has(String(error.code))
}

async function patiently<Value>(attempts: number, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (attempts <= 1 || !isPassing(error)) throw error
    return await patiently(attempts - 1, run)
  }
}
