import type { Result } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../access/scope.ts'
import type { JsonObject } from '../database/columns-of.ts'
import type { Database } from '../database/database.ts'
import { viewOf } from '../database/together.ts'
import { transact } from '../database/transaction.ts'
import { DatabaseLost } from '../database/unavailable.ts'
import type { Committed, Publish } from './committed.ts'
import { type ConflictKeys, NeedsToBeAlone } from './conflict-keys.ts'
import { type PlatformEvent, recordPlatformEvents } from './platform-event-store.ts'
import {
  type Actor,
  AnsweredElsewhere,
  type KeptReply,
  type Recorded,
  recordChanges,
} from './record-store.ts'
import { findReplies, type RequestKey } from './reply-store.ts'
import { rollBackToSavepoint, setSavepoint, waitForNoDisk } from './transaction-store.ts'
import type { Answer, Work, Written } from './work.ts'

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
 * the same key is told. `ended` is called when all that is left is to write and to commit.
 */
export async function commitTogether(
  db: Database,
  jobs: readonly Job[],
  publish: Publish,
  ended: () => void,
): Promise<void> {
  try {
    const { outcomes, committed } = await runTogether(db, jobs, ended)
    publish(committed)
    for (const [job, outcome] of outcomes) settle(job, outcome)
  } catch (error) {
    const [only] = jobs
    if (error instanceof DatabaseLost) for (const job of jobs) job.reject(error)
    else if (jobs.length === 1 && only) only.reject(error)
    else for (const job of jobs) await commitTogether(db, [job], publish, ended)
  }
}

async function runTogether(db: Database, jobs: readonly Job[], ended: () => void): Promise<Ran> {
  if (jobs.length === 1 || jobs.every((job) => job.conflictKeys !== null)) {
    try {
      return await runSideBySide(db, jobs, ended)
    } catch (error) {
      if (error instanceof DatabaseLost) throw error
      // Whatever else went wrong, one after the other shows whose it is and leaves the others alone.
    }
  }
  return await patiently(jobs.length === 1 ? 4 : 1, () => runInTurn(db, jobs, ended))
}

function settle(job: Job, outcome: Outcome): void {
  if ('error' in outcome) job.reject(outcome.error)
  else job.resolve(outcome.result)
}

type Ran = { outcomes: readonly [Job, Outcome][]; committed: Committed }
/** Records of the verbs of a transaction that are written at its end. */
type Left = { recorded: Recorded[]; platformEvents: PlatformEvent[]; replies: KeptReply[] }
type Worked = { outcomes: readonly [Job, Outcome][]; left: Left }

/**
 * All verbs at once on one connection: what they ask at the same moment is asked by one statement. There is no savepoint
 * to go back to, so a verb that fails, or refuses after it has written, ends the attempt. So does a request that was answered before.
 */
async function runSideBySide(db: Database, jobs: readonly Job[], ended: () => void): Promise<Ran> {
  const work = async (tx: Database): Promise<Worked> => {
    const left: Left = { recorded: [], platformEvents: [], replies: [] }
    const runs = jobs.map(async (job): Promise<[Job, Outcome]> => {
      const own = viewOf(tx, jobs.length > 1)
      const worked = await job.work(own.tx)
      if (!worked.ok) {
        if (own.view.hasWritten) throw new NeedsToBeAlone()
        return [job, { result: worked }]
      }
      leave(left, job, worked.value)
      return [job, { result: { ok: true, value: worked.value.answer } }]
    })
    const settled = await Promise.allSettled(runs)
    const outcomes = settled.map((run) => {
      if (run.status === 'rejected') throw run.reason
      return run.value
    })
    for (const [job, outcome] of outcomes) left.replies.push(...replyTo(job, outcome))
    return { outcomes, left }
  }
  return await transact(db, work, (tx, worked) => keep(tx, jobs, worked, ended))
}

/** One verb after the other, each in a savepoint: what it refuses, or fails at, leaves nothing behind and the others alone. */
async function runInTurn(db: Database, jobs: readonly Job[], ended: () => void): Promise<Ran> {
  const work = async (tx: Database): Promise<Worked> => {
    const answers = await findAnswers(tx, jobs)
    const outcomes: [Job, Outcome][] = []
    const left: Left = { recorded: [], platformEvents: [], replies: [] }
    for (const job of jobs) {
      const name = job.request && keyOf(job.request)
      const first = name === null ? undefined : answers.get(name)
      const outcome = first ? { result: first } : await runJob(tx, job, left)
      outcomes.push([job, outcome])
      if (first || name === null || 'error' in outcome) continue
      answers.set(name, outcome.result)
      left.replies.push(...replyTo(job, outcome))
    }
    return { outcomes, left }
  }
  return await transact(db, work, (tx, worked) => keep(tx, jobs, worked, ended))
}

function leave(left: Left, { actor, now }: Job, { changes, platformEvents = [] }: Written): void {
  left.recorded.push(...changes.map((change) => ({ change, actor, at: now })))
  left.platformEvents.push(...platformEvents)
}

function replyTo({ request, now }: Job, outcome: Outcome): KeptReply[] {
  return request && 'result' in outcome ? [{ request, answer: outcome.result as JsonObject, at: now }] : []
}

/** Writes the audit, the events and the answers of all that was done, last in the transaction: sent at once, one behind the other. */
async function keep(
  tx: Database,
  jobs: readonly Job[],
  { outcomes, left: { recorded, platformEvents, replies } }: Worked,
  ended: () => void,
): Promise<Ran> {
  ended()
  const [first] = jobs
  const isDone = recorded.length > 0 || platformEvents.length > 0
  const nothing: Committed = { events: [], platformEvents: [] }
  if (!first || !(isDone || replies.length > 0)) return { outcomes, committed: nothing }
  const [, events, numbered] = await Promise.all([
    // Nothing was done, so nothing could be lost: refusals need not wait for the disk.
    isDone ? undefined : waitForNoDisk(tx),
    recordChanges(tx, first.scope, recorded, replies),
    recordPlatformEvents(tx, platformEvents, first.now),
  ])
  return { outcomes, committed: { events, platformEvents: numbered } }
}

async function findAnswers(tx: Database, jobs: readonly Job[]): Promise<Map<string, Result<Answer | null>>> {
  const scope = jobs[0]?.scope
  const requests = jobs.map((job) => job.request).filter((request) => request !== null)
  if (!scope || requests.length === 0) return new Map()
  const known = await findReplies(tx, scope, requests)
  return new Map(known.map(({ caller, key, answer }) => [keyOf({ caller, key }), answer as Result<Answer>]))
}

async function runJob(tx: Database, job: Job, left: Left): Promise<Outcome> {
  await setSavepoint(tx)
  try {
    const worked = await job.work(tx)
    if (worked.ok) {
      leave(left, job, worked.value)
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

/** PostgreSQL's words for "the same again may well work": a deadlock, a serialization failure. */
const passing = new Set(['40P01', '40001'])

function isPassing(error: unknown): boolean {
  return (
    error instanceof AnsweredElsewhere ||
    (error instanceof Error && 'code' in error && passing.has(String(error.code)))
  )
}

async function patiently<Value>(attempts: number, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    if (attempts <= 1 || !isPassing(error)) throw error
    return await patiently(attempts - 1, run)
  }
}
