import type { LineLogger } from '@rinda/client/sockets/line-logger'

/** What goes wrong on the line is only logged: what somebody has to know of it, the screens say. */
export const logLine: LineLogger = ({ kind, ...about }) => console.warn('booking socket:', kind, about)
