import type { BookingContext } from '../bookings/context.ts'

/** Context of what visitors do with their bookings. */
export type OwnBookingContext = BookingContext & { socketKey: string | undefined }
