import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { refusePath, schemasAreOnlyRead } from './edge.ts'

/** Time after which a request that is still being sent is cut off, and how often that is looked at. */
export type SlowRequests = { cutAfterMs: number; lookEveryMs: number }
/** Long enough for a file by a poor line; together less than two minutes. */
export const usualPatience: SlowRequests = { cutAfterMs: 90_000, lookEveryMs: 15_000 }

const mostBodyBytes = 256 * 1024

type Options = {
  logger: Exclude<FastifyServerOptions['logger'], boolean | undefined>
  requestId: () => string
  slowRequests: SlowRequests
}

/** Makes the HTTP server, with no call yet. */
export function createFastify(
  { logLevel, trustedProxies }: Pick<Config, 'logLevel' | 'trustedProxies'>,
  { logger, requestId, slowRequests }: Options,
): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, ...logger },
    genReqId: requestId,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBodyBytes,
    requestTimeout: slowRequests.cutAfterMs,
    // A limit for the head alone that is above the one for all of it would take its place.
    http: { connectionsCheckingInterval: slowRequests.lookEveryMs, headersTimeout: slowRequests.cutAfterMs },
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    // Whoever is connected already is served to the end.
    return503OnClosing: false,
    frameworkErrors: refusePath,
    schemaController: schemasAreOnlyRead,
    // On a machine that does much else a start takes its time: that is no reason not to start.
    pluginTimeout: 0,
  })
}
