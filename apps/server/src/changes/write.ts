import type { Resource } from '@rinda/contract/json-api'
import type { Refused, Result } from '@rinda/contract/refusals'
import { actorOf, type Caller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'
import { type Change, recordChanges, type StreamEvent } from './record-store.ts'
import { findReply, keepReply, type RequestKey } from './reply-store.ts'

/** What a verb answers when it did something: the type of message, the object as it is now, and what else changed with it. */
export type Answer = { type: string; resource: Resource; included?: Resource[] }

/** What a verb made of its transaction: every change, to be recorded, and the answer. */
export type Written = { changes: readonly Change[]; answer: Answer }

export type WriteRequest = { caller: Caller; scope: CompanyScope; request: RequestKey | null; now: Date }

export type Announce = (events: readonly StreamEvent[]) => void

/**
 * Runs a verb in one transaction that also writes the audit, the events and the answer. A refusal rolls everything back. A request that
 * came before, under the same key from the same caller, gets the first answer and does nothing.
 */
export async function write(
  db: Database,
  announce: Announce,
  { caller, scope, request, now }: WriteRequest,
  work: (tx: Database) => Promise<Result<Written>>,
): Promise<Result<Answer>> {
  const first = request && (await findReply(db, scope, request))
  if (first) return first as Result<Answer>
  try {
    const { result, events } = await patiently(() =>
      db.transaction().execute(async (tx) => {
        const worked = await work(tx)
        if (!worked.ok) throw new RolledBack(worked)
        const result: Result<Answer> = { ok: true, value: worked.value.answer }
        if (request && !(await keepReply(tx, scope, request, result as JsonObject, now)))
          throw new AnsweredBefore()
        return { result, events: await recordChanges(tx, scope, actorOf(caller), worked.value.changes, now) }
      }),
    )
    announce(events)
    return result
  } catch (error) {
    if (error instanceof AnsweredBefore) return await firstAnswer(db, scope, request)
    if (!(error instanceof RolledBack)) throw error
    if (request && !(await keepReply(db, scope, request, error.refused as JsonObject, now))) {
      return await firstAnswer(db, scope, request)
    }
    return error.refused
  }
}

class RolledBack extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super('refused')
    this.refused = refused
  }
}

class AnsweredBefore extends Error {}

async function firstAnswer(
  db: Database,
  scope: CompanyScope,
  request: RequestKey | null,
): Promise<Result<Answer>> {
  const answer = request && (await findReply(db, scope, request))
  if (!answer) throw new Error('the first answer to a repeated request is gone')
  return answer as Result<Answer>
}

/** PostgreSQL's words for "the same again may well work": a deadlock, or a serialization failure. */
const passing = new Set(['40P01', '40001'])

async function patiently<Value>(run: () => Promise<Value>, attempts = 4): Promise<Value> {
  try {
    return await run()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (attempts <= 1 || !passing.has(code)) throw error
    return await patiently(run, attempts - 1)
  }
}
