import type { BookingContext } from '../bookings/context.ts'

/** Context of what visitors pay for before their visit. */
export type PaymentsContext = BookingContext & {
  /** Origin under which people come, where one is set. */
  publicUrl: string | undefined
  /** Origin at which this process reaches itself. */
  ownOrigin: () => string
  /** Tells whether this installation rehearses payments: a demo does. */
  isRehearsed: boolean
  urlRules: { mayBePrivate: boolean }
  userAgent: string
}
