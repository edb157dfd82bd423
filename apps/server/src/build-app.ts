import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { currentUserRoutes } from './accounts/current-user-routes.ts'
import { portalUserRoutes } from './accounts/routes.ts'
import { portalUserWriteRoutes } from './accounts/write-routes.ts'
import { createKeyRecogniser } from './api-keys/recognise.ts'
import { apiKeyRoutes } from './api-keys/routes.ts'
import { prepareDemo } from './app/demo.ts'
import { layGround } from './app/ground.ts'
import { observeApp } from './app/observation.ts'
import type { AppOptions } from './app/options.ts'
import { openSockets } from './app/sockets.ts'
import { keepFindings } from './attention/kept-findings.ts'
import { attentionMessages } from './attention/messages.ts'
import { createBoards } from './availability/boards/boards.ts'
import { availabilityMessages } from './availability/messages.ts'
import { availabilityRoutes } from './availability/routes.ts'
import { bookingsFeature } from './bookings/feature.ts'
import { bookingsElsewhere } from './bookings/remote/feature.ts'
import { busyCalendarsFeature } from './busy-calendars/feature.ts'
import { calendarFeedRoutes } from './calendar-feeds/routes.ts'
import { sweepOldRows } from './changes/sweep.ts'
import { userRoutes } from './customers/routes.ts'
import { loggedError } from './diagnostics/logged-error.ts'
import { createTracing } from './diagnostics/plain-tracing.ts'
import { pageFaultRoutes } from './diagnostics/routes.ts'
import { geocodingFeature } from './geocoding/feature.ts'
import { pastRoutes } from './history/at-moment/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { holidayRoutes } from './holidays/routes.ts'
import { setAnswerHeaders } from './http/answer/answer-headers.ts'
import { compressAnswers } from './http/answer/compress-answers.ts'
import { serveApps } from './http/app-files.ts'
import { createFastify, usualPatience } from './http/create-fastify.ts'
import { prepareEdge } from './http/edge.ts'
import { describeInterface } from './http/openapi/openapi.ts'
import { ownOrigin } from './http/origin.ts'
import { serveRoutes } from './http/route/serve.ts'
import { servePages } from './http/written-pages.ts'
import { impactRoutes } from './impact/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { locationWriteRoutes } from './locations/write/write-routes.ts'
import { moveInRoutes } from './move-in/routes.ts'
import { notificationsFeature } from './notifications/feature.ts'
import { ownBookingFeature } from './own-booking/feature.ts'
import { paymentsFeature } from './payments/feature.ts'
import { platformRoutes } from './platform/routes.ts'
import { platformWriteRoutes } from './platform/write-routes.ts'
import { queueFeature } from './queue/feature.ts'
import { readinessRoutes } from './readiness/routes.ts'
import { reportsFeature } from './reports/feature.ts'
import { setUpFileRoutes } from './set-up-file/routes.ts'
import { callerOf } from './sign-in/callers.ts'
import { peoplePlugin } from './sign-in/plugin.ts'
import { specialistRoutes } from './specialists/routes.ts'
import { follow } from './stream/follow.ts'
import { createLocalSignal } from './stream/signal.ts'
import { toolRoutes } from './tools/routes.ts'
import { visitPages } from './visit-pages/routes.ts'
import { webhooksFeature } from './webhooks/feature.ts'

const usualAsking: NonNullable<AppOptions['askSystems']> = {
  everyMs: 3_000,
  answerWithinMs: 7_000,
  answerSoonMs: 3_000,
}

/** Builds the server: the list of features, each given what it asks for. Listening is left to the caller. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, database, clock, logTo, slowRequests = usualPatience } = options
  const { signal = createLocalSignal(), tracing = createTracing(randomId), isObserved = true } = options
  const { isLeaving = () => false, askSystems: asking = usualAsking } = options
  const app = createFastify(config, {
    logger: {
      serializers: { err: (error: unknown) => loggedError(error) },
      mixin: () => ({ ...tracing.current() }),
      ...(logTo ? { stream: logTo } : {}),
    },
    requestId: () => randomId(8),
    slowRequests,
  })
  const isDemo = await prepareDemo(options)
  const people = { ...config, isDemo }
  const ground = await layGround({ ...options, app, signal, tracing, isObserved, asking })
  const { db, due, settings, streams } = ground

  // In this order they hear of changes: who is told of one is answered by what stands before.
  const bookingCalls = ground.systemsShown(config.bookingSystemSecrets)
  const { bookingSystems, freeElsewhere } = bookingsElsewhere(bookingCalls, streams)
  const boards = createBoards({ ...ground, freeElsewhere })
  const findings = keepFindings(ground)
  const systems = ground.systemsShown(config.systemSecrets)
  const { everyMs, answerWithinMs, settleAfterMs = answerWithinMs * 2 } = asking
  const { socketKey } = config
  const queue = queueFeature({ ...ground, boards, systems, askEveryMs: everyMs, socketKey })
  const bookings = bookingsFeature({
    ...{ ...ground, config, ids: options.ids, bookingSystems },
    ...{ lineFigures: queue.waits, asking: { everyMs, settleAfterMs } },
  })
  const given = { ...ground, ...bookings.context, lineFigures: queue.waits, config: people }
  const notifications = notificationsFeature(given)
  const { wakeMessages } = notifications
  const ownBooking = ownBookingFeature({ ...given, bookings: bookings.context, boards, wakeMessages })
  const webhooks = webhooksFeature(given)
  const busyCalendars = busyCalendarsFeature(given)
  const reports = reportsFeature(given)
  const followers = [reports, notifications, webhooks, ownBooking].flatMap((one) => one.followers)
  const forgets = [bookings, queue, notifications, ownBooking, webhooks].flatMap((one) => one.forgets)
  due.add(sweepOldRows(db, followers, forgets))
  if (isDemo && config.hasDemoLife) {
    const { demoLife } = await import('./demo/life/demo-life.ts')
    due.add(demoLife(queue.context))
  }
  const following = followers.map((one) => follow(db, streams, one, ground.onFault))
  const sockets = openSockets({
    ...{ ...options, app, ground, boards, queue, bookings, config: people },
    messages: {
      ...bookings.messages,
      ...availabilityMessages({ db, boards }),
      ...attentionMessages({ db, settings, findings }),
    },
  })
  app.addHook('onClose', async () => {
    await Promise.all([queue, notifications, webhooks, busyCalendars].map((one) => one.stop()))
    await Promise.all([systems.close(), bookingCalls.close(), due.stop()])
    await Promise.all([queue.settled(), bookings.settled()])
    // Where the database is away the others forget it after a while.
    await ground.node.end().catch(() => {})
    await Promise.all([...following.map((one) => one.stop()), streams.close()])
  })

  setAnswerHeaders(app, { ...people, clock })
  await compressAnswers(app)
  prepareEdge(app)
  describeInterface(app, ground.version)
  const health = observeApp({
    ...{ app, ground, config, database, signal, tracing, isObserved, isLeaving, followers, sockets },
    countEvents: reports.countEvents,
    countOutbox: notifications.countOutbox,
  })
  await app.register(peoplePlugin, given)
  const geocoding = geocodingFeature(given)
  const payments = await paymentsFeature({
    ...{ ...given, publicUrl: config.publicUrl, ownOrigin: () => ownOrigin(app), isRehearsed: isDemo },
  })
  const recogniseKey = createKeyRecogniser(db, clock)
  // In the order in which /openapi.json has them.
  serveRoutes(app, { clock, callerOf: (request) => callerOf({ ...given, recogniseKey }, request) }, [
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
    ...availabilityRoutes({ settings, boards }),
    ...specialistRoutes(given),
    ...setUpFileRoutes(given),
    ...moveInRoutes(given),
    ...geocoding.routes,
    ...platformRoutes(given),
    ...platformWriteRoutes(given),
    ...portalUserWriteRoutes({ ...given, ...notifications.invitations }),
    ...bookings.routes.ofBookings,
    ...queue.routes.ofSystems,
    ...bookings.routes.ofProofs,
    ...bookings.routes.ofServices,
    ...queue.routes.ofVisitors,
    ...queue.routes.ofKept,
    ...bookings.routes.ofKept,
    ...queue.routes.ofStaffing,
    ...reports.routes,
    ...queue.routes.ofRules,
    ...notifications.routes,
    ...apiKeyRoutes(given),
    ...calendarFeedRoutes(given),
    ...busyCalendars.routes,
    ...webhooks.routes,
    ...queue.routes.ofKiosks,
    ...bookings.routes.ofAttachments,
    ...toolRoutes({ ...given, boards, health }),
    ...pageFaultRoutes({ clock, log: app.log, config: people, countPageFault: ground.metrics.pageFailed }),
    ...ownBooking.routes,
    ...payments.routes,
    ...ownBooking.linkRoutes,
  ])
  const pages = { clock, people, tilesUrl: config.mapTiles?.url }
  servePages(app, pages, visitPages({ ...given, boards, waits: queue.waits, tiles: config.mapTiles }))
  await serveApps(app, { ...pages, soundsDir: config.soundsDir })
  return app
}

/** Names work, for at most 16 bytes: no secret, and made for every message. Node draws the numbers of many UUIDs at once, and bytes each time anew. */
function randomId(bytes: number): string {
  return randomUUID()
    .replaceAll('-', '')
    .slice(0, 2 * bytes)
}
