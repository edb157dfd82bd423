import type { OwnBookingContext } from '../context.ts'

/** Context of what is asked about the bookings of an address. `wakeLinks` says that a link was asked for. */
export type LinksContext = OwnBookingContext & { wakeLinks: (at: Date) => void }
