import type { Result } from '@rinda/contract/wire/refusals'
import { actorOf, type Caller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { type ConflictKeys, takeTogether } from './conflict-keys.ts'
import { commitTogether, type Job } from './group-commit.ts'
import type { Actor, StreamEvent } from './record-store.ts'
import type { RequestKey } from './reply-store.ts'
import type { Answer, Work } from './work.ts'

export type WriteRequest = {
  caller: Caller
  scope: CompanyScope
  request: RequestKey | null
  now: Date
  /** What the verb reads and changes; when absent it may be anything. */
  conflictKeys?: ConflictKeys
}
export type Announce = (events: readonly StreamEvent[]) => void

/**
 * Runs a verb in a transaction that also writes the audit, the events and the answer. A refusal leaves nothing behind. A request that came
 * before, under the same key from the same caller, gets the first answer and does nothing.
 */
export type Write = (request: WriteRequest, work: Work) => Promise<Result<Answer>>

export type Writer = { write: Write; writeBySystem: (request: WriteRequest, work: Work) => Promise<void> }

/** More verbs than this do not share a commit: the first should not wait long for the last. */
const mostJobs = 32

/**
 * Verbs of one company that are asked for at the same moment share a transaction and its one commit. Waiting
 * for the disk is what a write costs, and a stream without gaps lets only one commit of a company through at a time.
 */
export function createWriter(db: Database, announce: Announce): Writer {
  const lines = new Map<number, Job[]>()

  function enqueue(job: Job): void {
    const companyId = job.scope.companyId
    const line = lines.get(companyId)
    if (line) {
      line.push(job)
      return
    }
    lines.set(companyId, [job])
    void drain(companyId)
  }

  async function drain(companyId: number): Promise<void> {
    const line = lines.get(companyId) ?? []
    while (line.length > 0) await commitTogether(db, takeTogether(line, mostJobs), announce)
    lines.delete(companyId)
  }

  function submit({ caller, scope, request, now, conflictKeys }: WriteRequest, work: Work) {
    const actor: Actor = actorOf(caller)
    // The same request twice has itself in common.
    const named = request ? [`request ${request.caller} ${request.key}`] : []
    const all = conflictKeys ? [...conflictKeys, ...named] : null
    return new Promise<Result<Answer | null>>((resolve, reject) => {
      enqueue({ scope, actor, request, now, conflictKeys: all, work, resolve, reject })
    })
  }

  return {
    async write(request, work) {
      const result = await submit(request, work)
      if (!result.ok) return result
      if (!result.value) throw new Error('a verb that was asked for gave no answer')
      return { ok: true, value: result.value }
    },
    async writeBySystem(request, work) {
      await submit(request, work)
    },
  }
}
