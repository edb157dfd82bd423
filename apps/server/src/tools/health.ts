import type { HealthAttributes, HealthResource } from '@rinda/contract/booking/health'
import type { PortalCaller } from '../access/caller.ts'
import type { Scope } from '../access/scope.ts'
import type { OpenDatabase } from '../database/database.ts'
import { type DueState, isLate } from '../jobs/due.ts'
import type { NodeRow } from '../jobs/node-store.ts'
import type { Behind } from '../stream/follower-store.ts'
import { countMessages, findOldestWaiting } from './message-store.ts'
import { reachOf } from './messages-sent.ts'

/** Sources of what this process knows of itself. */
export type HealthSources = {
  kind: OpenDatabase['kind']
  pool?: OpenDatabase['pool']
  isJoined: () => boolean | undefined
  listBehind: (scope: Scope) => Promise<readonly Behind[]>
  listNodes: () => Promise<readonly NodeRow[]>
  listDue: () => readonly DueState[]
}

/** Time in ms after which a process that says nothing is no more believed to be there. */
const silentMs = 35_000

/** Tells how everything is, for whoever uses the tools: of their own company; the processes to who looks after all companies. */
export async function readHealth(
  db: OpenDatabase['db'],
  { scope, user }: PortalCaller,
  sources: HealthSources,
  clock: () => Date,
): Promise<HealthResource> {
  const began = clock()
  const filter = { companyId: undefined, bookingId: undefined, ...reachOf(user) }
  const waiting = await countMessages(db, scope, { ...filter, state: 'waiting' })
  const tookMs = clock().getTime() - began.getTime()
  const at = clock()
  const joined = sources.isJoined()
  const attributes: HealthAttributes = {
    at: at.toISOString(),
    database: { kind: sources.kind, took_ms: tookMs, connections: sources.pool?.() ?? null },
    redis: joined === undefined ? null : joined ? 'ready' : 'away',
    followers: (await sources.listBehind(scope)).map(({ follower, events, since }) => ({
      name: follower,
      ...{ events, since: iso(since) },
    })),
    outbox: {
      waiting,
      dead: await countMessages(db, scope, { ...filter, state: 'dead' }),
      since: iso(await findOldestWaiting(db, scope, { ...filter, state: 'waiting' })),
    },
    due: sources.listDue().map((state) => renderDue(state, at)),
    nodes: scope.companyId === 'all' ? (await sources.listNodes()).map((node) => renderNode(node, at)) : null,
  }
  return { id: 'now', type: 'health', attributes }
}

function renderDue(state: DueState, now: Date): HealthAttributes['due'][number] {
  return {
    name: state.name,
    due_at: iso(state.dueAt),
    runs_since: iso(state.runsSince),
    last_done_at: iso(state.lastDoneAt),
    fails_since: iso(state.failsSince),
    late: isLate(state, now),
  }
}

function renderNode(node: NodeRow, now: Date) {
  return {
    id: node.node_id,
    version: node.version,
    started_at: node.started_at.toISOString(),
    seen_at: node.seen_at.toISOString(),
    answers: now.getTime() - node.seen_at.getTime() < silentMs,
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null
