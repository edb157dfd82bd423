import { createHttp } from '@rinda/client/http/create-http'
import { askTime, askWhenInDoubt } from '@rinda/live/clock/server-now'

/** Calls of a visitor: without the cookie of whoever may be signed in at this computer. */
export const visitorHttp = createHttp({ isVisitor: true, askTime })
askWhenInDoubt(visitorHttp)
