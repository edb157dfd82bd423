import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { systemCaller } from './access/caller.ts'
import { keepDirectory } from './access/directory.ts'
import type { Scope } from './access/scope.ts'
import { currentUserRoutes } from './accounts/current-user-routes.ts'
import type { WriteInvitation } from './accounts/make-invitation.ts'
import { portalUserRoutes } from './accounts/routes.ts'
import { portalUserWriteRoutes } from './accounts/write-routes.ts'
import { createKeyRecogniser } from './api-keys/recognise.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { keepFindings } from './attention/kept-findings.ts'
import { attentionMessages } from './attention/messages.ts'
import { createBoards } from './availability/boards/boards.ts'
import { keepHiddenFromVisitors } from './availability/hidden-from-visitors.ts'
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
import { dueUnpaid } from './bookings/payment/due-unpaid.ts'
import { proofRoutes } from './bookings/proofs/routes.ts'
import { forgetProofs } from './bookings/proofs/solved.ts'
import { publishedToVisitors } from './bookings/published-to-visitors.ts'
import { createDirectories } from './bookings/remote/directory.ts'
import { createFreeElsewhere } from './bookings/remote/free-elsewhere.ts'
import { bookingSystemRoutes } from './bookings/remote/routes.ts'
import { watchBookingSystems } from './bookings/remote/watch-systems.ts'
import { bookingRoutes } from './bookings/routes.ts'
import { createSeenBookings } from './bookings/seen-bookings.ts'
import { seriesMessages } from './bookings/series/series-messages.ts'
import { visitServiceRoutes } from './bookings/visit/service-routes.ts'
import { busyCalendarRoutes } from './busy-calendars/routes.ts'
import { watchCalendars } from './busy-calendars/watch-calendars.ts'
import { cablePath, openCable } from './cable/cable-socket.ts'
import { calendarFeedRoutes } from './calendar-feeds/routes.ts'
import type { StreamEvent } from './changes/record-store.ts'
import { sweepOldRows } from './changes/sweep.ts'
import { createWriter } from './changes/write.ts'
import type { Config } from './config.ts'
import { userRoutes } from './customers/routes.ts'
import type { OpenDatabase } from './database/database.ts'
import { readDayStates } from './day-states/day-states.ts'
import { loggedError } from './diagnostics/logged-error.ts'
import { createMetrics } from './diagnostics/metrics.ts'
import { observeBy } from './diagnostics/observe.ts'
import { createTracing } from './diagnostics/plain-tracing.ts'
import { pageFaultRoutes } from './diagnostics/routes.ts'
import { standingFigures } from './diagnostics/standing-figures.ts'
import { addressBehind } from './edge/client-address.ts'
import { logFault } from './edge/fault.ts'
import { unobserved } from './edge/observer.ts'
import type { Tracing } from './edge/tracing.ts'
import { createGeocoder } from './geocoding/geocoder.ts'
import { paceOf } from './geocoding/pace.ts'
import { placeRoutes } from './geocoding/routes.ts'
import { pastRoutes } from './history/at-moment/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { setAnswerHeaders } from './http/answer-headers.ts'
import { serveApps } from './http/app-files.ts'
import { compressAnswers } from './http/compress-answers.ts'
import { createFastify, type SlowRequests, usualPatience } from './http/create-fastify.ts'
import { prepareEdge } from './http/edge.ts'
import { observeCalls } from './http/observe-calls.ts'
import { describeInterface } from './http/openapi.ts'
import { operationsRoutes } from './http/operations.ts'
import { ownOrigin } from './http/origin.ts'
import { serveRoutes } from './http/route/serve.ts'
import { servePages } from './http/written-pages.ts'
import { impactRoutes } from './impact/routes.ts'
import { createDueWatch } from './jobs/due.ts'
import { nodeWork } from './jobs/say-node.ts'
import { locationRoutes } from './locations/routes.ts'
import { locationWriteRoutes } from './locations/write-routes.ts'
import { moveInRoutes } from './move-in/routes.ts'
import { createNotifier, forgetMessages } from './notifications/notify.ts'
import { optOutRoutes } from './notifications/opt-out/routes.ts'
import { pushRoutes } from './notifications/push/routes.ts'
import { messageRuleRoutes } from './notifications/rules/routes.ts'
import { createOffers } from './own-booking/earlier/offers.ts'
import { erasePastVisitors } from './own-booking/kept-period/due-visitors.ts'
import { dueLinks, forgetLinks } from './own-booking/links/due-links.ts'
import { bookingLinkRoutes } from './own-booking/links/routes.ts'
import { ownBookingRoutes } from './own-booking/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { platformRoutes } from './platform/routes.ts'
import { platformWriteRoutes } from './platform/write-routes.ts'
import { mayLeadAstray, ticketsFollowBookings } from './queue/check-in/follow-bookings.ts'
import { forgetGuesses } from './queue/check-in/guess-limit.ts'
import { lineRuleRoutes } from './queue/company-rules/routes.ts'
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
import { watchLines } from './queue/remote/watch-systems.ts'
import { ticketForOthers, ticketForVisitor } from './queue/resource.ts'
import { queueRoutes } from './queue/routes.ts'
import { staffingRoutes } from './queue/staffing/routes.ts'
import { visitRoutes } from './queue/visit/routes.ts'
import { readinessRoutes } from './readiness/routes.ts'
import { createSystems } from './remote-systems/systems.ts'
import { eventCounts, makeReports, planReports } from './reports/jobs.ts'
import { queueFiguresRoutes } from './reports/queue-figures/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { setUpFileRoutes } from './set-up-file/routes.ts'
import { callerOf } from './sign-in/callers.ts'
import { getInstallationSecret } from './sign-in/installation-secrets.ts'
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
import { follow, takeMissed } from './stream/follow.ts'
import { findBehind } from './stream/follower-store.ts'
import { createMissed } from './stream/missed.ts'
import { createLocalSignal, type Signal } from './stream/signal.ts'
import { openStreams } from './stream/streams.ts'
import { toolRoutes } from './tools/routes.ts'
import { visitPages } from './visit-pages/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { createWebhooks, forgetDeliveries } from './webhooks/webhooks.ts'

export type AppOptions = {
  config: Config
  database: OpenDatabase
  clock: () => Date
  /** Receiver of the log, a line at a time; undefined: standard output. */
  logTo?: { write(line: string): void }
  slowRequests?: SlowRequests
  /** Source of the names of bookings; undefined: random ones. */
  ids?: BookingIds
  /** Signal that joins this process with others; undefined: there are none, or they only read on in the database. */
  signal?: Signal
  /** Tells whether this process is about to stop: then it is not ready for more. */
  isLeaving?: () => boolean
  /** Time between two looks at the streams for what no signal brought. */
  lookEveryMs?: number
  /** Time for which a change waits at most to be told together with the states of its days. */
  mostHeldMs?: number
  /** Names of all work, and whoever records it; undefined: names alone. */
  tracing?: Tracing
  /** False: nobody looks on at what is done, to measure what that costs. */
  isObserved?: boolean
  /**
   * Time between two questions to a system that keeps a line or bookings, in which it is to answer, for which a visitor waits for a ticket, and after which
   * nobody waits for a booking any more.
   */
  askSystems?: { everyMs: number; answerWithinMs: number; answerSoonMs: number; settleAfterMs?: number }
}

const version = readVersion()
const usualAsking = { everyMs: 3_000, answerWithinMs: 7_000, answerSoonMs: 3_000 }

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
  mostHeldMs,
  askSystems = usualAsking,
  isObserved = true,
  tracing = createTracing(randomId),
}: AppOptions): Promise<FastifyInstance> {
  const { db } = database
  const app = createFastify(config, {
    logger: {
      serializers: { err: (error: unknown) => loggedError(error) },
      mixin: () => ({ ...tracing.current() }),
      ...(logTo ? { stream: logTo } : {}),
    },
    requestId: () => randomId(8),
    slowRequests,
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
  const hidden = await keepHiddenFromVisitors({ db, streams, clock, onFault })
  const toVisitors = (event: StreamEvent) =>
    hidden.isShown(event) ? publishedToVisitors(event, hidden.isServiceShown) : undefined
  const catchUp = createCatchUp(db, streams, database.kind === 'embedded')
  // Before the sockets: who is told of a change is answered by what stands after it.
  const outgoing = { mayBePrivate: config.mayCallPrivateUrls, userAgent: `Rinda/${version}` }
  const systemsShown = (named: Config['systemSecrets']) =>
    createSystems({
      ...{ ...outgoing, traced: tracing.outgoing },
      ...{ answerWithinMs: askSystems.answerWithinMs, answerSoonMs: askSystems.answerSoonMs },
      secrets: { named, own: config.internalCaller },
    })
  const bookingCalls = systemsShown(config.bookingSystemSecrets)
  const bookingSystems = { ...bookingCalls, directories: createDirectories(bookingCalls) }
  const freeElsewhere = createFreeElsewhere(bookingCalls, bookingSystems.directories)
  streams.subscribe(({ resource, locationId }) => {
    if (resource.type === 'booking') freeElsewhere.forget(locationId)
  })
  const boards = createBoards({ db, settings, streams, catchUp, freeElsewhere })
  const findings = keepFindings({ db, settings, streams, catchUp })
  const lines = createLines({ db, streams, catchUp, onFault })
  const waits = createWaits({ db, lines, settings, clock })
  const lineNews = createLineNews({ streams, lines, waits, clock, onFault })
  const writer = createWriter(db, publish)
  const metrics = createMetrics()
  const observer = isObserved ? observeBy(metrics, tracing, app.log) : unobserved
  const due = createDueWatch(clock, onFault, observer.job)
  const watchDueTime = due.add(dueHolds({ db, writeBySystem: writer.writeBySystem }))
  due.add(dueUnpaid({ db, writeBySystem: writer.writeBySystem }))
  due.add(learnWaits({ db, settings, waits }))
  due.add(dueDayEnds({ db, settings, writeBySystem: writer.writeBySystem }))
  const notifier = createNotifier({ db, settings, config, clock, traced: tracing.outgoing, onFault })
  notifier.watchBy(due)
  const wakeLinks = due.add(dueLinks({ db, config }, notifier.wakeAt))
  const webhooks = createWebhooks({
    ...{ ...outgoing, db, clock, onFault },
    spread: () => randomInt(800, 1_201) / 1_000,
  })
  webhooks.wakeBy(due.add(webhooks.work))
  const calendars = watchCalendars({
    ...{ ...outgoing, db, clock, onFault, writeBySystem: writer.writeBySystem },
    spread: () => randomInt(900, 1_101) / 1_000,
  })
  calendars.wakeBy(due.add(calendars.work))
  const offers = createOffers(() => ({ ...ownBookings, writeBySystem: writer.writeBySystem, clock }))
  offers.wakeBy(due.add(offers.work))
  const followers = [eventCounts, notifier.follower, webhooks.follower, offers.follower]
  due.add(erasePastVisitors({ db, writeBySystem: writer.writeBySystem }))
  due.add(planReports({ db, directory }))
  const wakeReports = due.add(makeReports(db))
  due.add(
    sweepOldRows(db, followers, [
      forgetActs,
      forgetProofs,
      forgetGuesses,
      forgetMessages,
      forgetLinks,
      forgetDeliveries,
    ]),
  )
  const nodeId = randomUUID()
  const node = nodeWork(db, { id: nodeId, version, startedAt: clock() })
  due.add(node.work)
  const watchTickets = due.add(ticketsFollowBookings({ db, settings, writeBySystem: writer.writeBySystem }))
  streams.subscribe((event) => {
    if (mayLeadAstray(event)) watchTickets(clock())
  })
  const context: BookingContext = {
    db,
    settings,
    lineFigures: waits,
    write: writer.write,
    seen: createSeenBookings(),
    watchDueTime,
    lockMinutes: config.lockMinutes,
    ids: ids ?? randomIds,
    bookingSystems,
  }
  const bookingSystemsWatch = watchBookingSystems({
    ...{ ...context, writeBySystem: writer.writeBySystem, lineFigures: waits, clock, onFault },
    everyMs: askSystems.everyMs,
    settleAfterMs: askSystems.settleAfterMs ?? askSystems.answerWithinMs * 2,
  })
  const watchBookingSystemsAgain = due.add(bookingSystemsWatch.work)
  const ownBookings = { ...context, socketKey: config.socketKey, boards, wakeOffers: offers.wake }
  const following = followers.map((one) => follow(db, streams, one, onFault))
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
    observer,
  }
  const socket = openBookingSocket(app.server, {
    ...sockets,
    publishedToVisitors: toVisitors,
    readDayStates: (companyId, events) => readDayStates({ db, settings, boards }, companyId, events, clock()),
    locationStates: lineNews,
    mostHeldMs,
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
      ...changeMessages(listMissed, toVisitors),
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
    observer,
  })
  const lineContext = { db, waits, clock }
  const systems = systemsShown(config.systemSecrets)
  const ticketContext: QueueContext = { db, settings, write: writer.write, ids: randomTicketIds, systems }
  const linesWatch = watchLines({
    ...ticketContext,
    ...{ writeBySystem: writer.writeBySystem, lineFigures: waits, clock, onFault },
    everyMs: askSystems.everyMs,
  })
  const watchSystemsAgain = due.add(linesWatch.work)
  streams.subscribe((event) => {
    if (event.resource.type !== 'location') return
    watchSystemsAgain(clock())
    watchBookingSystemsAgain(clock())
  })
  if (isDemo && config.hasDemoLife) {
    const { demoLife } = await import('./demo/life/demo-life.ts')
    due.add(demoLife(ticketContext))
  }
  const queueSocket = openQueueSocket(app.server, {
    ...sockets,
    log: app.log,
    nodeId,
    lookEveryMs,
    listMissed,
    news: lineNews,
    withWaits: (tickets) => waits.withWaits(tickets, clock()),
    forms: { toHolder: ticketForVisitor, toOthers: ticketForOthers, isShown: hidden.isShown },
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
    await Promise.all([lineNews.stop(), notifier.stop(), webhooks.stop(), calendars.stop()])
    await Promise.all([systems.close(), bookingCalls.close(), due.stop()])
    await Promise.all([linesWatch.settled(), bookingSystemsWatch.settled()])
    // Where the database is away the others forget it after a while.
    await node.end().catch(() => {})
    await Promise.all([...following.map((one) => one.stop()), streams.close()])
  })

  const people = { ...config, isDemo }
  setAnswerHeaders(app, people)
  await compressAnswers(app)
  prepareEdge(app)
  describeInterface(app, version)
  const listBehind = (scope: Scope) => Promise.all(followers.map(({ name }) => findBehind(db, scope, name)))
  const figures = standingFigures(metrics, {
    clock,
    readShared: async () => ({
      events: await (await import('./reports/event-count-store.ts')).listCounts(db),
      behind: await listBehind(systemCaller.scope),
      outbox: await (await import('./notifications/outbox-store.ts')).countOutbox(db),
    }),
    sockets: () => [...socket.count(), ...queueSocket.count(), ...cable.count()],
    due: due.list,
    pool: database.pool,
    isJoined: signal.isJoined,
  })
  streams.onHole(({ isMeant }) => (isMeant ? undefined : metrics.countHole()))
  app.addHook('onClose', async () => metrics.registry.clear())
  if (isObserved) observeCalls(app, observer, tracing)
  operationsRoutes(app, {
    ...database,
    signal,
    isLeaving,
    figures,
    version,
    ...config,
  })
  await app.register(peoplePlugin, { db, directory, publish, config: people, clock })
  const geocoder = config.geocoderUrl
    ? createGeocoder(config.geocoderUrl, `Rinda/${version}`, paceOf(clock), tracing.outgoing)
    : undefined
  const hasMail = config.smtpUrl !== undefined
  const writeInvitation: WriteInvitation = async (tx, person, link, now) => {
    const { writeInvitation: write } = await import('./notifications/write-invitation.ts')
    await write(tx, person, { ...link, hasMail }, now)
  }
  const given = {
    ...context,
    lineFigures: waits,
    directory,
    publish,
    clock,
    config: people,
    isProduction: config.isProduction,
    recogniseKey: createKeyRecogniser(db, clock),
    urlRules: { mayBePrivate: config.mayCallPrivateUrls },
    geocoder,
    map: { tiles: config.mapTiles, hasGeocoder: geocoder !== undefined },
  }
  const rehearsals = isDemo ? await rehearsalsOf(db, `Rinda/${version}`) : []
  serveRoutes(app, { clock, callerOf: (request) => callerOf(given, request) }, [
    ...currentUserRoutes(given),
    ...portalUserRoutes(given),
    ...userRoutes(given),
    ...locationRoutes(given),
    ...locationWriteRoutes(given),
    ...impactRoutes(given),
    ...readinessRoutes(given),
    ...historyRoutes(given),
    ...pastRoutes(given),
    ...holidayRoutes,
    ...availabilityRoutes({ ...given, boards }),
    ...specialistRoutes(given),
    ...setUpFileRoutes(given),
    ...moveInRoutes(given),
    ...placeRoutes(given),
    ...platformRoutes(given),
    ...platformWriteRoutes(given),
    ...portalUserWriteRoutes({ ...given, hasMail, writeInvitation, wakeMessages: notifier.wakeAt }),
    ...bookingListRoutes(given),
    ...bookingRoutes(given),
    ...queueRoutes({ ...given, ...ticketContext, waits }),
    ...proofRoutes({ db, secretOf: (name, now) => getInstallationSecret(db, name, now) }),
    ...visitServiceRoutes({ ...given, socketKey: config.socketKey }),
    ...visitRoutes({ ...given, ...ticketContext, waits, socketKey: config.socketKey }),
    ...queueSystemRoutes({ ...given, systemsWatch: linesWatch }),
    ...bookingSystemRoutes({ ...given, bookingSystemsWatch }),
    ...staffingRoutes({ ...given, boards }),
    ...queueFiguresRoutes(given),
    ...reportRoutes({ ...given, wakeReports, takeMissed: (scope) => takeMissed(db, scope, eventCounts) }),
    ...lineRuleRoutes(given),
    ...messageRuleRoutes({ ...given, config, wakeMessages: notifier.wakeAt }),
    ...optOutRoutes(given),
    ...pushRoutes({ ...given, vapidKeys: config.vapidKeys }),
    ...apiKeyRoutes(given),
    ...calendarFeedRoutes(given),
    ...busyCalendarRoutes({ ...given, wakeCalendars: calendars.wake }),
    ...webhookRoutes({ ...given, wakeWebhooks: webhooks.wake }),
    ...kioskRoutes({ ...given, secrets: randomKioskSecrets }),
    ...attachmentRoutes(given),
    ...toolRoutes({
      ...given,
      boards,
      health: {
        kind: database.kind,
        pool: database.pool,
        isJoined: signal.isJoined,
        listBehind,
        listNodes: node.list,
        listDue: due.list,
      },
    }),
    ...pageFaultRoutes({
      clock,
      log: app.log,
      config: people,
      countPageFault: metrics.pageFailed,
    }),
    ...ownBookingRoutes({ ...given, ...ownBookings }),
    ...rehearsals,
    ...paymentRoutes({
      ...given,
      ...{ publicUrl: config.publicUrl, ownOrigin: () => ownOrigin(app), isRehearsed: isDemo },
      userAgent: `Rinda/${version}`,
    }),
    ...bookingLinkRoutes({ ...given, socketKey: config.socketKey, wakeLinks }),
  ])
  servePages(
    app,
    { clock, people, tilesUrl: config.mapTiles?.url },
    visitPages({ ...given, boards, waits, tiles: config.mapTiles }),
  )
  await serveApps(app, { people, tilesUrl: config.mapTiles?.url, soundsDir: config.soundsDir })
  return app
}

/** Payments are rehearsed in a demo alone: elsewhere what does it is not even loaded. */
async function rehearsalsOf(db: OpenDatabase['db'], userAgent: string) {
  const { rehearsalRoutes } = await import('./payments/rehearsal/routes.ts')
  return rehearsalRoutes({ db, userAgent })
}

function randomId(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

function readVersion(): string {
  const file = new URL('../../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
