import type { Settings } from '../availability/settings.ts'
import type { Writer } from '../changes/write.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import type { DueWatch } from '../jobs/due.ts'
import type { LineFiguresSource } from '../locations/line-figures.ts'
import { getInstallationSecret } from '../sign-in/installation-secrets.ts'
import type { Streams } from '../stream/streams.ts'
import { decisionMessages } from './act/decision-messages.ts'
import { attachmentRoutes } from './attachment/attachment-routes.ts'
import { blockMessages } from './block/block-messages.ts'
import { type BookingContext, type BookingIds, randomIds } from './context.ts'
import { findMessages } from './find/find-messages.ts'
import { bookingListMessages, readBookings } from './find/list/list-messages.ts'
import { bookingListRoutes } from './find/list/list-routes.ts'
import { dueHolds } from './hold/expire.ts'
import { forgetActs } from './limits/count-act.ts'
import { bookingMessages } from './messages.ts'
import { moveMessages } from './move/move-messages.ts'
import { dueUnpaid } from './payment/due-unpaid.ts'
import { proofRoutes } from './proofs/routes.ts'
import { forgetProofs } from './proofs/solved.ts'
import type { BookingSystems } from './remote/context.ts'
import { bookingSystemRoutes } from './remote/routes.ts'
import { watchBookingSystems } from './remote/watch-systems.ts'
import { bookingRoutes } from './routes.ts'
import { createSeenBookings } from './seen-bookings.ts'
import { seriesMessages } from './series/series-messages.ts'
import { visitServiceRoutes } from './visit/service-routes.ts'

type Needs = Writer & {
  db: Database
  settings: Settings
  lineFigures: LineFiguresSource
  streams: Pick<Streams, 'subscribe'>
  due: Pick<DueWatch, 'add'>
  clock: () => Date
  onFault: (error: unknown, about?: object) => void
  config: Pick<Config, 'lockMinutes' | 'socketKey'>
  /** Source of the names of bookings; undefined: random ones. */
  ids: BookingIds | undefined
  bookingSystems: BookingSystems
  asking: { everyMs: number; settleAfterMs: number }
}

/** Bookings: all that is asked of them and done with them, the end of holds and of unpaid bookings, and the systems that keep some of them. */
export function bookingsFeature(needs: Needs) {
  const { db, settings, lineFigures, clock, due, write, writeBySystem, config, bookingSystems } = needs
  const watchDueTime = due.add(dueHolds({ db, writeBySystem }))
  due.add(dueUnpaid({ db, writeBySystem }))
  const context: BookingContext = {
    ...{ db, settings, lineFigures, write, watchDueTime, bookingSystems },
    seen: createSeenBookings(),
    lockMinutes: config.lockMinutes,
    ids: needs.ids ?? randomIds,
  }
  const systemsWatch = watchBookingSystems({
    ...{ ...context, writeBySystem, lineFigures, clock, onFault: needs.onFault },
    ...needs.asking,
  })
  const lookAtSystems = due.add(systemsWatch.work)
  needs.streams.subscribe(({ resource }) => {
    if (resource.type === 'location') lookAtSystems(clock())
  })
  return {
    context,
    forgets: [forgetActs, forgetProofs],
    readBookings: readBookings(context),
    messages: {
      ...bookingMessages(context),
      ...moveMessages(context),
      ...decisionMessages(context),
      ...blockMessages(context),
      ...seriesMessages(context),
      ...bookingListMessages(context),
      ...findMessages(context),
    },
    routes: {
      ofBookings: [...bookingListRoutes(context), ...bookingRoutes(context)],
      ofProofs: proofRoutes({ db, secretOf: (name, now) => getInstallationSecret(db, name, now) }),
      ofServices: visitServiceRoutes({ db, settings, socketKey: config.socketKey }),
      ofKept: bookingSystemRoutes({ db, settings, bookingSystemsWatch: systemsWatch }),
      ofAttachments: attachmentRoutes(context),
    },
    settled: () => systemsWatch.settled(),
  }
}
