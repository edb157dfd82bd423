/** A booking is named by its row id or by its public one. */
export type BookingName =
  | {
      bookingId: number
    }
  | {
      qtid: string
    }
/** The name that a path holds; undefined when it can be neither an id nor a qtid. */
export declare function bookingNameOf(text: string): BookingName | undefined
