import type { Boards } from '../../availability/boards/boards.ts'
import type { OwnBookingContext } from '../context.ts'

/** Context of what is done for visitors who would come earlier. `wakeOffers` says that there may be something to offer. */
export type EarlierContext = OwnBookingContext & { boards: Boards; wakeOffers: (at: Date) => void }
