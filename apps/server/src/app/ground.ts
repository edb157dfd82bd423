import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { keepDirectory } from '../access/directory.ts'
import { keepHiddenFromVisitors } from '../availability/hidden-from-visitors.ts'
import { createSettings } from '../availability/settings.ts'
import { createWriter } from '../changes/write.ts'
import type { Config } from '../config.ts'
import { createMetrics } from '../diagnostics/metrics.ts'
import { observeBy } from '../diagnostics/observe.ts'
import { logFault } from '../edge/fault.ts'
import { unobserved } from '../edge/observer.ts'
import type { Tracing } from '../edge/tracing.ts'
import { createDueWatch } from '../jobs/due.ts'
import { nodeWork } from '../jobs/say-node.ts'
import { createSystems } from '../remote-systems/systems.ts'
import { createCatchUp } from '../stream/catch-up.ts'
import { dropChanged } from '../stream/drop-changed.ts'
import { createMissed } from '../stream/missed.ts'
import type { Signal } from '../stream/signal.ts'
import { openStreams } from '../stream/streams.ts'
import type { AppOptions } from './options.ts'

type Options = Pick<AppOptions, 'config' | 'database' | 'clock' | 'lookEveryMs'> & {
  app: FastifyInstance
  signal: Signal
  tracing: Tracing
  isObserved: boolean
  asking: { answerWithinMs: number; answerSoonMs: number }
}

const version = readVersion()

/** Ground of all features: each takes of it what it asks for. */
export type Ground = Awaited<ReturnType<typeof layGround>>

/** Opens the streams and lays what stands on them alone: who belongs where, what is set, the writer, what is due, and who looks on. */
export async function layGround(options: Options) {
  const { app, config, database, clock, signal, tracing, asking } = options
  const { db } = database
  const onFault = (error: unknown, about?: object) => logFault(app.log, error, about)
  const streams = await openStreams(db, signal, onFault, options.lookEveryMs)
  const directory = keepDirectory(db, clock)
  const settings = createSettings(db, clock, config.isProduction)
  const publish = dropChanged(streams, { directory, settings })
  const hidden = await keepHiddenFromVisitors({ db, streams, clock, onFault })
  const catchUp = createCatchUp(db, streams, database.kind === 'embedded')
  const metrics = createMetrics()
  const observer = options.isObserved ? observeBy(metrics, tracing, app.log) : unobserved
  const due = createDueWatch(clock, onFault, observer.job)
  const nodeId = randomUUID()
  const node = nodeWork(db, { id: nodeId, version, startedAt: clock() })
  due.add(node.work)
  const mayBePrivate = config.mayCallPrivateUrls
  const outgoing = { mayBePrivate, userAgent: `Rinda/${version}`, traced: tracing.outgoing }
  return {
    ...{ db, clock, onFault, streams, directory, settings, publish, hidden, catchUp, metrics, observer, due },
    ...{ nodeId, node, version },
    ...createWriter(db, publish),
    ...outgoing,
    urlRules: { mayBePrivate },
    isProduction: config.isProduction,
    listMissed: createMissed(db, streams, catchUp),
    /** Makes what speaks to other systems, which shows each of them what the operator named for it. */
    systemsShown: (named: Config['systemSecrets']) =>
      createSystems({ ...outgoing, ...asking, secrets: { named, own: config.internalCaller } }),
  }
}

function readVersion(): string {
  const file = new URL('../../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
