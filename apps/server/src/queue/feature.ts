import type { PlatformWriting } from '../accounts/platform-write.ts'
import type { Boards } from '../availability/boards/boards.ts'
import type { Writer } from '../changes/write.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { Systems } from '../remote-systems/heard.ts'
import type { FindKiosk } from '../sockets/visitors/visitor-handshake.ts'
import type { CatchUp } from '../stream/catch-up.ts'
import type { Streams } from '../stream/streams.ts'
import { mayLeadAstray, ticketsFollowBookings } from './check-in/follow-bookings.ts'
import { forgetGuesses } from './check-in/guess-limit.ts'
import { lineRuleRoutes } from './company-rules/routes.ts'
import { type QueueContext, randomTicketIds } from './context.ts'
import { dueDayEnds } from './day-end/end-day.ts'
import { learnWaits } from './habits/learn-waits.ts'
import { randomKioskSecrets } from './kiosk/context.ts'
import { findPairedKiosk } from './kiosk/paired-kiosk.ts'
import { kioskRoutes } from './kiosk/routes.ts'
import { createLineNews } from './line/line-news.ts'
import { createLines } from './line/lines.ts'
import { createWaits } from './line/waits.ts'
import { findHeld, listSeen } from './list/find-held.ts'
import { queueMessages } from './messages.ts'
import { queueSystemRoutes } from './remote/routes.ts'
import { watchLines } from './remote/watch-systems.ts'
import { ticketForOthers, ticketForVisitor } from './resource.ts'
import { queueRoutes } from './routes.ts'
import { staffingRoutes } from './staffing/routes.ts'
import { visitRoutes } from './visit/routes.ts'

type Needs = PlatformWriting & {
  streams: Streams
  catchUp: CatchUp
  clock: () => Date
  onFault: (error: unknown, about?: object) => void
  due: Pick<DueWatch, 'add'>
  writeBySystem: Writer['writeBySystem']
  boards: Boards
  /** Other queue systems, and the time between two questions to one. */
  systems: Systems & { close(): Promise<void> }
  askEveryMs: number
  socketKey: string | undefined
}

/** The line: tickets and counters, how long people wait, the lines that other systems keep, and the end of each day. */
export function queueFeature(needs: Needs) {
  const { db, settings, clock, due, streams, systems, write, writeBySystem } = needs
  const lines = createLines(needs)
  const waits = createWaits({ db, lines, settings, clock })
  const news = createLineNews({ ...needs, lines, waits })
  due.add(learnWaits({ db, settings, waits }))
  due.add(dueDayEnds({ db, settings, writeBySystem }))
  const watchTickets = due.add(ticketsFollowBookings({ db, settings, writeBySystem }))
  const context: QueueContext = { db, settings, write, ids: randomTicketIds, systems }
  const systemsWatch = watchLines({
    ...{ ...context, writeBySystem, lineFigures: waits, clock, onFault: needs.onFault },
    everyMs: needs.askEveryMs,
  })
  const lookAtSystems = due.add(systemsWatch.work)
  streams.subscribe((event) => {
    if (mayLeadAstray(event)) watchTickets(clock())
    if (event.resource.type === 'location') lookAtSystems(clock())
  })
  const seen = { db, waits, clock }
  const ofPages = { ...context, waits, socketKey: needs.socketKey }
  return {
    context,
    waits,
    news,
    forgets: [forgetGuesses],
    findKiosk: ((scope, secret) => findPairedKiosk(db, scope, secret, clock())) satisfies FindKiosk,
    socket: {
      news,
      withWaits: (tickets: Parameters<typeof waits.withWaits>[0]) => waits.withWaits(tickets, clock()),
      forms: { toHolder: ticketForVisitor, toOthers: ticketForOthers },
      findHeld: findHeld.bind(null, seen),
      listTickets: listSeen.bind(null, seen),
      handlers: queueMessages({ ...context, waits }),
    },
    routes: {
      ofSystems: queueRoutes({ ...context, waits }),
      ofVisitors: visitRoutes(ofPages),
      ofKept: queueSystemRoutes({ db, settings, systemsWatch }),
      ofStaffing: staffingRoutes(needs),
      ofRules: lineRuleRoutes(needs),
      ofKiosks: kioskRoutes({ ...context, secrets: randomKioskSecrets }),
    },
    stop: () => news.stop(),
    settled: () => systemsWatch.settled(),
  }
}
