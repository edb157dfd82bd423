import type { FastifyInstance } from 'fastify'
import { systemCaller } from '../access/caller.ts'
import type { Scope } from '../access/scope.ts'
import type { SharedFigures } from '../diagnostics/standing-figures.ts'
import { standingFigures } from '../diagnostics/standing-figures.ts'
import type { Tracing } from '../edge/tracing.ts'
import { observeCalls } from '../http/observe-calls.ts'
import { operationsRoutes } from '../http/operations.ts'
import type { SocketCount } from '../sockets/connection/count-sockets.ts'
import { findAllBehind } from '../stream/follow.ts'
import type { Signal } from '../stream/signal.ts'
import type { HealthSources } from '../tools/health.ts'
import type { Ground } from './ground.ts'
import type { AppOptions } from './options.ts'

type Needs = Pick<AppOptions, 'config' | 'database'> & {
  app: FastifyInstance
  ground: Ground
  signal: Signal
  tracing: Tracing
  isObserved: boolean
  isLeaving: () => boolean
  followers: readonly { name: string }[]
  countEvents: () => Promise<SharedFigures['events']>
  countOutbox: () => Promise<SharedFigures['outbox']>
  sockets: { count(): SocketCount[] }
}

/** Shows an operator how this process is: figures, liveness, readiness, version. Gives what tells an admin the same. */
export function observeApp({
  app,
  ground,
  config,
  database,
  signal,
  followers,
  ...needs
}: Needs): HealthSources {
  const { db, metrics, due, node, clock, version } = ground
  const { pool, kind } = database
  const listBehind = (scope: Scope) => findAllBehind(db, scope, followers)
  const figures = standingFigures(metrics, {
    clock,
    readShared: async () => ({
      events: await needs.countEvents(),
      behind: await listBehind(systemCaller.scope),
      outbox: await needs.countOutbox(),
    }),
    sockets: needs.sockets.count,
    ...{ due: due.list, pool, isJoined: signal.isJoined },
  })
  ground.streams.onHole(({ isMeant }) => (isMeant ? undefined : metrics.countHole()))
  app.addHook('onClose', async () => metrics.registry.clear())
  if (needs.isObserved) observeCalls(app, ground.observer, needs.tracing)
  operationsRoutes(app, { ...config, ...database, signal, isLeaving: needs.isLeaving, figures, version })
  return {
    ...{ kind, listBehind, isJoined: signal.isJoined, listNodes: node.list, listDue: due.list },
    ...(pool ? { pool } : {}),
  }
}
