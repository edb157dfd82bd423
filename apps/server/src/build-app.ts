import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { keepDirectory } from './access/directory.ts'
import { currentUserRoutes } from './accounts/current-user-routes.ts'
import { portalUserRoutes } from './accounts/routes.ts'
import { portalUserWriteRoutes } from './accounts/write-routes.ts'
import { keepFindings } from './attention/kept-findings.ts'
import { attentionMessages } from './attention/messages.ts'
import { createBoards } from './availability/boards/boards.ts'
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
import { dueHolds } from './bookings/hold/expire.ts'
import { forgetActs } from './bookings/limits/count-act.ts'
import { bookingMessages } from './bookings/messages.ts'
import { moveMessages } from './bookings/move/move-messages.ts'
import { publishedToVisitors } from './bookings/published-to-visitors.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { createSeenBookings } from './bookings/seen-bookings.ts'
import { seriesMessages } from './bookings/series/series-messages.ts'
import { cablePath, openCable } from './cable/cable-socket.ts'
import { sweepOldRows } from './changes/sweep.ts'
import { createWriter } from './changes/write.ts'
import type { Config } from './config.ts'
import { userRoutes } from './customers/routes.ts'
import type { OpenDatabase } from './database/database.ts'
import { readDayStates } from './day-states/day-states.ts'
import { addressBehind } from './edge/client-address.ts'
import { logFault } from './edge/fault.ts'
import { createGeocoder } from './geocoding/geocoder.ts'
import { paceOf } from './geocoding/pace.ts'
import { placeRoutes } from './geocoding/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { setAnswerHeaders } from './http/answer-headers.ts'
import { serveApps } from './http/app-files.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { prepareEdge, refusePath } from './http/edge.ts'
import { describeInterface } from './http/openapi.ts'
import { operationsRoutes } from './http/operations.ts'
import { serveRoutes } from './http/route/serve.ts'
import { impactRoutes } from './impact/routes.ts'
import { createDueWatch } from './jobs/due.ts'
import { locationRoutes } from './locations/routes.ts'
import { locationWriteRoutes } from './locations/write-routes.ts'
import { createNotifier, forgetMessages } from './notifications/notify.ts'
import { platformRoutes } from './platform/routes.ts'
import { platformWriteRoutes } from './platform/write-routes.ts'
import { mayLeadAstray, ticketsFollowBookings } from './queue/check-in/follow-bookings.ts'
import { forgetGuesses } from './queue/check-in/guess-limit.ts'
import { type QueueContext, randomTicketIds } from './queue/context.ts'
import { dueDayEnds } from './queue/day-end/end-day.ts'
import { learnWaits } from './queue/habits/learn-waits.ts'
import { randomKioskSecrets } from './queue/kiosk/context.ts'
import { findPairedKiosk } from './queue/kiosk/paired-kiosk.ts'
import { kioskRoutes } from './queue/kiosk/routes.ts'
import { createLineNews } from './queue/line/line-news.ts'
import { createLines } from './queue/line/lines.ts'
import { createWaits } from './queue/line/waits.ts'
import { findHeld, listSeen } from './queue/list/find-held.ts'
import { queueMessages } from './queue/messages.ts'
import { queueSystemRoutes } from './queue/remote/routes.ts'
import { createSystems } from './queue/remote/systems.ts'
import { watchSystems } from './queue/remote/watch-systems.ts'
import { ticketForOthers, ticketForVisitor } from './queue/resource.ts'
import { queueRoutes } from './queue/routes.ts'
import { visitRoutes } from './queue/visit/routes.ts'
import { dayFiguresRoutes } from './reports/day-figures/routes.ts'
import { listCounts } from './reports/event-count-store.ts'
import { eventCounts } from './reports/event-counts.ts'
import { setUpFileRoutes } from './set-up-file/routes.ts'
import { callerOf } from './sign-in/callers.ts'
import { listDemoAccounts } from './sign-in/issuer/demo-accounts.ts'
import { peoplePlugin } from './sign-in/plugin.ts'
import { bookingPath, openBookingSocket } from './sockets/booking-socket.ts'
import { changeMessages } from './sockets/change-messages.ts'
import { openQueueSocket, queuePath } from './sockets/queue/queue-socket.ts'
import { refuseOtherUpgrades } from './sockets/upgrades.ts'
import type { FindKiosk } from './sockets/visitor-handshake.ts'
import { specialistRoutes } from './specialists/routes.ts'
import { createCatchUp } from './stream/catch-up.ts'
import { dropChanged } from './stream/drop-changed.ts'
import { follow } from './stream/follow.ts'
import { countBehind } from './stream/follower-store.ts'
import { createMissed } from './stream/missed.ts'
import { createLocalSignal, type Signal } from './stream/signal.ts'
import { openStreams } from './stream/streams.ts'

export type AppOptions = {
  config: Config
  database: OpenDatabase
  clock: () => Date
  /** Receiver of the log, a line at a time; undefined: standard output. */
  logTo?: { write(line: string): void }
  /** After which time a request that is still being sent is cut off, and how often that is looked at. */
  slowRequests?: { cutAfterMs: number; lookEveryMs: number }
  /** Source of the names of bookings; undefined: random ones. */
  ids?: BookingIds
  /** Signal that joins this process with others; undefined: there are none, or they only read on in the database. */
  signal?: Signal
  /** Tells whether this process is about to stop: then it is not ready for more. */
  isLeaving?: () => boolean
  /** Time between two looks at the streams for what no signal brought. */
  lookEveryMs?: number
  /** Time between two questions to a queue system that keeps a line, in which it is to answer, and for which a visitor waits for that. */
  askSystems?: { everyMs: number; answerWithinMs: number; answerSoonMs: number }
}

const version = readVersion()
const mostBodyBytes = 256 * 1024
/** Long enough for a file by a poor line; together less than two minutes. */
const usualAsking = { everyMs: 3_000, answerWithinMs: 7_000, answerSoonMs: 3_000 }
export const usualPatience = { cutAfterMs: 90_000, lookEveryMs: 15_000 }

/** The list of features, each given what it works with. Listening is left to the caller. */
export async function buildApp({
  config,
  database,
  clock,
  logTo,
  slowRequests = usualPatience,
  ids,
  signal = createLocalSignal(),
  isLeaving = () => false,
  lookEveryMs,
  askSystems = usualAsking,
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database
  const app = Fastify({
    logger: { level: config.logLevel, ...(logTo ? { stream: logTo } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: mostBodyBytes,
    requestTimeout: slowRequests.cutAfterMs,
    // A limit for the head alone that is above the one for all of it would take its place.
    http: { connectionsCheckingInterval: slowRequests.lookEveryMs, headersTimeout: slowRequests.cutAfterMs },
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
    // Whoever is connected already is served to the end.
    return503OnClosing: false,
    frameworkErrors: refusePath,
    // On a machine that does much else a start takes its time: that is no reason not to start.
    pluginTimeout: 0,
  })
  const onFault = (error: unknown, about?: object) => logFault(app.log, error, about)

  const wantsDemo = config.isDemo ?? (database.kind === 'embedded' && !config.isProduction)
  if (wantsDemo && database.isNew) {
    process.stdout.write('Loading the demo data (a few seconds)\n')
    const { loadDemo } = await import('./demo/load-demo.ts')
    await loadDemo(db, { now: clock() })
  }
  const isDemo = config.isDemo !== false && (await listDemoAccounts(db)).length > 0

  const streams = await openStreams(db, signal, onFault, lookEveryMs)
  const directory = keepDirectory(db, clock)
  const settings = createSettings(db, clock, config.isProduction)
  const publish = dropChanged(streams, { directory, settings })
  const catchUp = createCatchUp(db, streams, database.kind === 'embedded')
  // Before the sockets: who is told of a change is answered by what stands after it.
  const boards = createBoards({ db, settings, streams, catchUp })
  const findings = keepFindings({ db, settings, streams, catchUp })
  const lines = createLines({ db, streams, catchUp, onFault })
  const waits = createWaits({ db, lines, settings, clock })
  const lineNews = createLineNews({ streams, lines, waits, clock, onFault })
  const writer = createWriter(db, publish)
  const due = createDueWatch(clock, onFault)
  const watchDueTime = due.add(dueHolds({ db, writeBySystem: writer.writeBySystem }))
  due.add(learnWaits({ db, settings, waits }))
  due.add(dueDayEnds({ db, settings, writeBySystem: writer.writeBySystem }))
  const notifier = createNotifier({ db, settings, config, clock, onFault })
  notifier.wakeBy(due.add(notifier.work))
  due.add(sweepOldRows(db, [eventCounts, notifier.follower], [forgetActs, forgetGuesses, forgetMessages]))
  const watchTickets = due.add(ticketsFollowBookings({ db, settings, writeBySystem: writer.writeBySystem }))
  streams.subscribe((event) => {
    if (mayLeadAstray(event)) watchTickets(clock())
  })
  const following = [eventCounts, notifier.follower].map((one) => follow(db, streams, one, onFault))
  const context: BookingContext = {
    db,
    settings,
    lineFigures: waits,
    write: writer.write,
    seen: createSeenBookings(),
    watchDueTime,
    lockMinutes: config.lockMinutes,
    ids: ids ?? randomIds,
  }
  const listMissed = createMissed(db, streams, catchUp)
  const sockets = {
    db,
    clock,
    socketKey: config.socketKey,
    addressOf: addressBehind(config.trustedProxies),
    mostSocketsByNetwork: config.visitorSockets,
    ...streams,
    directory,
    due,
    health: database.health,
    findKiosk: ((scope, secret) => findPairedKiosk(db, scope, secret, clock())) satisfies FindKiosk,
    onFault,
  }
  const socket = openBookingSocket(app.server, {
    ...sockets,
    publishedToVisitors,
    readDayStates: (companyId, events) => readDayStates({ db, settings, boards }, companyId, events, clock()),
    locationStates: lineNews,
    handlers: {
      ...bookingMessages(context),
      ...moveMessages(context),
      ...decisionMessages(context),
      ...blockMessages(context),
      ...seriesMessages(context),
      ...bookingListMessages(context),
      ...findMessages(context),
      ...availabilityMessages({ db, boards }),
      ...attentionMessages({ db, settings, findings }),
      ...changeMessages(listMissed, publishedToVisitors),
    },
  })
  const cable = openCable({
    app,
    db,
    clock,
    people: { ...config, isDemo },
    readBookings: readBookings(context),
    ...streams,
    directory,
    onFault,
  })
  const lineContext = { db, waits, clock }
  const systems = createSystems({
    mayBePrivate: config.mayCallPrivateUrls,
    secrets: { named: config.systemSecrets, own: config.internalCaller },
    userAgent: `Rinda/${version}`,
    answerWithinMs: askSystems.answerWithinMs,
    answerSoonMs: askSystems.answerSoonMs,
  })
  const ticketContext: QueueContext = { db, settings, write: writer.write, ids: randomTicketIds, systems }
  const systemsWatch = watchSystems({
    ...ticketContext,
    ...{ writeBySystem: writer.writeBySystem, lineFigures: waits, clock, onFault },
    everyMs: askSystems.everyMs,
  })
  const watchSystemsAgain = due.add(systemsWatch.work)
  streams.subscribe((event) => {
    if (event.resource.type === 'location') watchSystemsAgain(clock())
  })
  if (isDemo && config.hasDemoLife) {
    const { demoLife } = await import('./demo/life/demo-life.ts')
    due.add(demoLife(ticketContext))
  }
  const queueSocket = openQueueSocket(app.server, {
    ...sockets,
    log: app.log,
    nodeId: randomUUID(),
    lookEveryMs,
    listMissed,
    news: lineNews,
    withWaits: (tickets) => waits.withWaits(tickets, clock()),
    forms: { toHolder: ticketForVisitor, toOthers: ticketForOthers },
    findHeld: (...asked) => findHeld(lineContext, ...asked),
    listTickets: (...asked) => listSeen(lineContext, ...asked),
    handlers: queueMessages({ ...ticketContext, waits }),
  })
  const isTaken = (path: string) =>
    path === cablePath || [bookingPath, queuePath].some((taken) => path.startsWith(`${taken}/`))
  refuseOtherUpgrades(app.server, (path) => isTaken(path))
  app.addHook('preClose', async () => {
    // First nobody new comes in: a balancer is refused here, before it has sent anything, and goes to another node.
    app.server.close()
    await Promise.all([socket.close(), queueSocket.close(), cable.close()])
  })
  app.addHook('onClose', async () => {
    lineNews.stop()
    await notifier.stop()
    await Promise.all([systems.close(), due.stop()])
    await systemsWatch.settled()
    await Promise.all([...following.map((one) => one.stop()), streams.close()])
  })

  const people = { ...config, isDemo }
  setAnswerHeaders(app, people)
  await compressAnswers(app)
  prepareEdge(app)
  describeInterface(app, version)
  const figures = async () => ({
    events: await listCounts(db),
    behind: await Promise.all(
      [eventCounts, notifier.follower].map(async ({ name }) => ({
        follower: name,
        events: await countBehind(db, name),
      })),
    ),
  })
  operationsRoutes(app, {
    ...database,
    signal,
    isLeaving,
    streams,
    figures,
    version,
    mayReadMetrics: config.mayReadMetrics,
  })
  await app.register(peoplePlugin, { db, directory, publish, config: people, clock })
  const geocoder = config.geocoderUrl
    ? createGeocoder(config.geocoderUrl, `Rinda/${version}`, paceOf(clock))
    : undefined
  const given = {
    ...context,
    lineFigures: waits,
    directory,
    publish,
    clock,
    config: people,
    isProduction: config.isProduction,
    urlRules: { mayBePrivate: config.mayCallPrivateUrls },
    geocoder,
    map: { tiles: config.mapTiles, hasGeocoder: geocoder !== undefined },
  }
  serveRoutes(app, { clock, callerOf: (request) => callerOf(given, request) }, [
    ...currentUserRoutes(given),
    ...portalUserRoutes(given),
    ...userRoutes(given),
    ...locationRoutes(given),
    ...locationWriteRoutes(given),
    ...impactRoutes(given),
    ...historyRoutes(given),
    ...holidayRoutes,
    ...availabilityRoutes(given),
    ...specialistRoutes(given),
    ...setUpFileRoutes(given),
    ...placeRoutes(given),
    ...platformRoutes(given),
    ...platformWriteRoutes(given),
    ...portalUserWriteRoutes(given),
    ...bookingListRoutes(given),
    ...bookingRoutes(given),
    ...queueRoutes({ ...given, ...ticketContext, waits }),
    ...visitRoutes({ ...given, ...ticketContext, waits, socketKey: config.socketKey }),
    ...queueSystemRoutes({ ...given, systemsWatch }),
    ...dayFiguresRoutes(given),
    ...kioskRoutes({ ...given, secrets: randomKioskSecrets }),
    ...attachmentRoutes(given),
  ])
  await serveApps(app, { people, tilesUrl: config.mapTiles?.url, soundsDir: config.soundsDir })
  return app
}

function readVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
