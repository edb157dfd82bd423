import type { LineLogger } from '@rinda/client/sockets/line-logger'

/** Logs trouble on the line, and does no more: the screens themselves say what somebody has to know of it. */
export const logLine: LineLogger = ({ kind, ...about }) => console.warn('booking socket:', kind, about)
