import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { actorOf } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { Publish } from './committed.ts'
import { type ConflictKeys, takeTogether } from './conflict-keys.ts'
import { commitTogether, type Job } from './group-commit.ts'
import type { Actor } from './record-store.ts'
import type { Answer, Asked, Work } from './work.ts'

export type WriteRequest = Asked & {
  scope: CompanyScope
  /** Names of what the verb reads and changes; when absent it may be anything. */
  conflictKeys?: ConflictKeys
}

/**
 * Runs a verb in a transaction that also writes the audit, the events and the answer. A refusal leaves nothing behind. A request that came
 * before, under the same key from the same caller, gets the first answer and does nothing.
 */
export type Write = <Resource extends ResourceObject = ResourceObject>(
  request: WriteRequest,
  work: Work<Resource>,
) => Promise<Result<Answer<Resource>>>

export type Writer = { write: Write; writeBySystem: (request: WriteRequest, work: Work) => Promise<void> }

/** More verbs than this do not share a commit: the first should not wait long for the last. */
const mostJobs = 32
/** Number of transactions of one company that are under way at once: one whose verbs run, and those that are being committed. */
const mostTransactions = 3
/**
 * Number of verbs for which a transaction is begun while another is committed. It has to wait for that one's number anyway: fewer would save little, cost a
 * commit of their own, and have those behind them wait for it.
 */
const fewestMeanwhile = 4

type Line = {
  waiting: Job[]
  /** Transactions under way, with what their verbs read and change; null: anything. */
  underWay: Set<{ keys: ConflictKeys | null }>
  /** The verbs of one are running: what comes meanwhile waits to share the next one. */
  isBusy: boolean
}

/**
 * Verbs of one company that are asked for at the same moment share a transaction and its one commit. Waiting
 * for the disk is what a write costs, and a stream without gaps lets only one commit of a company through at a time. While one is committed,
 * verbs that have nothing in common with it run already in the next, on another connection.
 */
export function createWriter(db: Database, publish: Publish): Writer {
  const lines = new Map<number, Line>()
  const most = db.getExecutor().adapter.supportsMultipleConnections ? mostTransactions : 1

  function enqueue(job: Job): void {
    const { companyId } = job.scope
    const known = lines.get(companyId)
    if (known) {
      known.waiting.push(job)
      goOn(companyId, known)
      return
    }
    const line: Line = { waiting: [job], underWay: new Set(), isBusy: true }
    lines.set(companyId, line)
    // Whatever came in with it goes with it.
    setImmediate(() => {
      line.isBusy = false
      goOn(companyId, line)
    })
  }

  function goOn(companyId: number, line: Line): void {
    if (line.isBusy || line.underWay.size >= most) return
    if (line.underWay.size > 0 && line.waiting.length < fewestMeanwhile) return
    const jobs = takeTogether(
      line.waiting,
      mostJobs,
      [...line.underWay].map(({ keys }) => keys),
    )
    const [first] = jobs
    if (!first) {
      if (line.waiting.length === 0 && line.underWay.size === 0) lines.delete(companyId)
      return
    }
    const own = { keys: first.conflictKeys && jobs.flatMap(({ conflictKeys }) => conflictKeys ?? []) }
    line.underWay.add(own)
    line.isBusy = true
    const letNextBegin = once(() => {
      line.isBusy = false
      goOn(companyId, line)
    })
    void commitTogether(db, jobs, publish, letNextBegin).then(() => {
      line.underWay.delete(own)
      letNextBegin()
      goOn(companyId, line)
    })
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
    async write<Resource extends ResourceObject>(request: WriteRequest, work: Work<Resource>) {
      // An answer that was kept comes back from the database, where it has no type.
      const result = (await submit(request, work)) as Result<Answer<Resource> | null>
      if (!result.ok) return result
      if (!result.value) throw new Error('a verb that was asked for gave no answer')
      return done(result.value)
    },
    async writeBySystem(request, work) {
      await submit(request, work)
    },
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
