import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { currentUserRoutes } from './accounts/current-user-routes.ts'
import { portalUserRoutes } from './accounts/routes.ts'
import { portalUserWriteRoutes } from './accounts/write-routes.ts'
import { attentionMessages } from './attention/messages.ts'
import { availabilityMessages } from './availability/messages.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { createSettings } from './availability/settings.ts'
import { decisionMessages } from './bookings/act/decision-messages.ts'
import { attachmentRoutes } from './bookings/attachment/attachment-routes.ts'
import { blockMessages } from './bookings/block/block-messages.ts'
import { type BookingContext, type BookingIds, randomIds } from './bookings/context.ts'
import { findMessages } from './bookings/find/find-messages.ts'
import { bookingListMessages, readBookings } from './bookings/find/list-messages.ts'
import { bookingListRoutes } from './bookings/find/list-routes.ts'
import { watchExpiry } from './bookings/hold/expiry-watch.ts'
import { forgetActs } from './bookings/limits/count-act.ts'
import { bookingMessages } from './bookings/messages.ts'
import { moveMessages } from './bookings/move/move-messages.ts'
import { publishedToVisitors } from './bookings/published-to-visitors.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { seriesMessages } from './bookings/series/series-messages.ts'
import { cablePath, openCable } from './cable/cable-socket.ts'
import { sweepOldRows } from './changes/sweep.ts'
import { createWriter } from './changes/write.ts'
import type { Config } from './config.ts'
import { userRoutes } from './customers/routes.ts'
import type { OpenDatabase } from './database/database.ts'
import { loadDemo } from './demo/load-demo.ts'
import { trustedProxies } from './edge/client-address.ts'
import { logFault } from './edge/fault.ts'
import { createGeocoder } from './geocoding/geocoder.ts'
import { paceOf } from './geocoding/pace.ts'
import { placeRoutes } from './geocoding/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { setAnswerHeaders } from './http/answer-headers.ts'
import { prepareEdge, refusePath } from './http/edge.ts'
import { describeInterface } from './http/openapi.ts'
import { operationsRoutes } from './http/operations.ts'
import { servePortal } from './http/portal-files.ts'
import { impactRoutes } from './impact/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { locationWriteRoutes } from './locations/write-routes.ts'
import { platformRoutes } from './platform/routes.ts'
import { platformWriteRoutes } from './platform/write-routes.ts'
import { setUpFileRoutes } from './set-up-file/routes.ts'
import { listDemoAccounts } from './sign-in/issuer/demo-accounts.ts'
import { peoplePlugin } from './sign-in/plugin.ts'
import { bookingPath, openBookingSocket } from './sockets/booking-socket.ts'
import { changeMessages } from './sockets/change-messages.ts'
import { refuseOtherUpgrades } from './sockets/upgrades.ts'
import { specialistRoutes } from './specialists/routes.ts'
import { createAnnouncer } from './stream/announcer.ts'

export type AppOptions = {
  config: Config
  database: OpenDatabase
  clock: () => Date
  /** Where the log goes, a line at a time; undefined: to standard output. */
  logTo?: { write(line: string): void }
  /** After which time a request that is still being sent is cut off, and how often that is looked at. */
  slowRequests?: { cutAfterMs: number; lookEveryMs: number }
  /** What bookings are named by; undefined: at random. */
  ids?: BookingIds
}

const version = readVersion()
const mostBodyBytes = 256 * 1024
/** Long enough for a file by a poor line; together less than two minutes. */
export const usualPatience = { cutAfterMs: 90_000, lookEveryMs: 15_000 }

/** The list of features, each given what it works with. Listening is left to the caller. */
export async function buildApp({
  config,
  database,
  clock,
  logTo,
  slowRequests = usualPatience,
  ids,
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database
  const app = Fastify({
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBodyBytes,
    requestTimeout: slowRequests.cutAfterMs,
    // A limit for the head alone that is above the one for all of it would take its place.
    http: { connectionsCheckingInterval: slowRequests.lookEveryMs, headersTimeout: slowRequests.cutAfterMs },
    trustProxy: trustedProxies,
    forceCloseConnections: 'idle',
    frameworkErrors: refusePath,
    // On a machine that does much else a start takes its time: that is no reason not to start.
    pluginTimeout: 0,
  })
  const onFault = (error: unknown, about?: object) => logFault(app.log, error, about)

  const wantsDemo = config.isDemo ?? (database.kind === 'embedded' && !config.isProduction)
  if (wantsDemo && database.isNew) {
    process.stdout.write('Loading the demo data (a few seconds)\n')
    await loadDemo(db, { now: clock() })
  }
  const isDemo = config.isDemo !== false && (await listDemoAccounts(db)).length > 0

  const announcer = await createAnnouncer(db, onFault)
  const writer = createWriter(db, announcer.announce)
  const settings = createSettings(db, clock, config.isProduction)
  const expiry = watchExpiry({ db, writeBySystem: writer.writeBySystem }, clock, onFault)
  const sweep = sweepOldRows(db, clock, onFault, [forgetActs])
  const context: BookingContext = {
    db,
    settings,
    write: writer.write,
    watchDueTime: expiry.watch,
    lockMinutes: config.lockMinutes,
    ids: ids ?? randomIds,
  }
  const socket = openBookingSocket(app.server, {
    db,
    clock,
    socketKey: config.socketKey,
    mostSocketsByNetwork: config.visitorSockets,
    publishedToVisitors,
    announcer,
    health: database.health,
    onFault,
    handlers: {
      ...bookingMessages(context),
      ...moveMessages(context),
      ...decisionMessages(context),
      ...blockMessages({ db, settings }),
      ...seriesMessages(context),
      ...bookingListMessages({ db, settings }),
      ...findMessages({ db, settings }),
      ...availabilityMessages({ db, settings }),
      ...attentionMessages({ db, settings }),
      ...changeMessages(db, publishedToVisitors),
    },
  })
  const cable = openCable({
    app,
    db,
    clock,
    people: { ...config, isDemo },
    readBookings: readBookings({ db, settings }),
    announcer,
    onFault,
  })
  refuseOtherUpgrades(app.server, (path) => path === cablePath || path.startsWith(`${bookingPath}/`))
  app.addHook('preClose', async () => {
    await Promise.all([socket.close(), cable.close()])
  })
  app.addHook('onClose', async () => {
    await Promise.all([expiry.stop(), sweep.stop(), announcer.close()])
  })

  const people = { ...config, isDemo }
  setAnswerHeaders(app, people)
  prepareEdge(app)
  await describeInterface(app, version)
  const callers = { db, clock, config: people }
  operationsRoutes(app, { ...database, announcer, version, mayReadMetrics: config.mayReadMetrics })
  await app.register(peoplePlugin, { db, config: people, clock })
  currentUserRoutes(app, { ...callers, isProduction: config.isProduction })
  portalUserRoutes(app, callers)
  userRoutes(app, { ...context, ...callers })
  locationRoutes(app, { ...callers, settings })
  const urlRules = { mayBePrivate: config.mayCallPrivateUrls }
  locationWriteRoutes(app, { ...context, ...callers, urlRules })
  impactRoutes(app, { ...context, ...callers, urlRules })
  historyRoutes(app, { ...context, ...callers, urlRules })
  holidayRoutes(app, callers)
  availabilityRoutes(app, { ...callers, settings })
  specialistRoutes(app, { ...context, ...callers, isProduction: config.isProduction })
  setUpFileRoutes(app, { ...context, ...callers, urlRules, isProduction: config.isProduction })
  const geocoder = config.geocoderUrl
    ? createGeocoder(config.geocoderUrl, `Rinda/${version}`, paceOf(clock))
    : undefined
  const map = { tiles: config.mapTiles, hasGeocoder: geocoder !== undefined }
  placeRoutes(app, { ...callers, geocoder, map })
  const platform = { ...context, ...callers, isProduction: config.isProduction }
  platformRoutes(app, platform)
  platformWriteRoutes(app, platform)
  portalUserWriteRoutes(app, platform)
  bookingListRoutes(app, { ...context, ...callers })
  bookingRoutes(app, { ...context, ...callers })
  attachmentRoutes(app, { ...context, ...callers })
  await servePortal(app, { people, tilesUrl: config.mapTiles?.url })
  return app
}

function readVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
