import type { Boards } from '../availability/boards/boards.ts'
import type { BookingContext } from '../bookings/context.ts'
import type { Writer } from '../changes/write.ts'
import type { Config } from '../config.ts'
import type { DueWatch } from '../jobs/due.ts'
import { createOffers } from './earlier/offers.ts'
import { erasePastVisitors } from './kept-period/due-visitors.ts'
import { dueLinks, forgetLinks } from './links/due-links.ts'
import { bookingLinkRoutes } from './links/routes.ts'
import { ownBookingRoutes } from './routes.ts'

type Needs = {
  bookings: BookingContext
  boards: Boards
  config: Pick<Config, 'smtpUrl' | 'smsUrl' | 'socketKey'>
  clock: () => Date
  due: Pick<DueWatch, 'add'>
  writeBySystem: Writer['writeBySystem']
  wakeMessages: (at: Date) => void
}

/** Acts of visitors on their own bookings, offers of earlier times, links to all bookings of an address, and the end of what is kept of a visitor. */
export function ownBookingFeature({
  bookings,
  boards,
  config,
  clock,
  due,
  writeBySystem,
  wakeMessages,
}: Needs) {
  const { db } = bookings
  const wakeLinks = due.add(dueLinks({ db, config }, wakeMessages))
  const offers = createOffers(() => ({ ...context, writeBySystem, clock }))
  const context = { ...bookings, socketKey: config.socketKey, boards, wakeOffers: offers.wake }
  offers.wakeBy(due.add(offers.work))
  due.add(erasePastVisitors({ db, writeBySystem }))
  return {
    followers: [offers.follower],
    forgets: [forgetLinks],
    routes: ownBookingRoutes(context),
    linkRoutes: bookingLinkRoutes({ ...context, wakeLinks }),
  }
}
