import { createHttp } from '@rinda/client/http/create-http'

/** Calls of a visitor: without the cookie of whoever may be signed in at this computer. */
export const visitorHttp = createHttp({ isVisitor: true })
