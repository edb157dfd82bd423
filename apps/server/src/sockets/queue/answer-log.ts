import type { QueueRequestData } from '@rinda/contract/queue/requests'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { createMessageLimit } from '../../edge/message-limit.ts'
import { redact, redactContext } from '../../edge/redact.ts'
import type { SocketRequest } from '../../edge/request.ts'
import type { Client } from './clients/client.ts'

/** Log with a function for each level that writes a line. */
export type LineLog = Record<'debug' | 'info' | 'warn', (about: object, line: string) => void>

/** All loggers together: a log that is flooded tells nobody anything. */
const rate = { burst: 200, perSecond: 20 }
/** An error of a client is none of the server's: who watches for those is not to be woken by it. */
const levels = { debug: 'debug', info: 'info', warn: 'warn', error: 'warn' } as const

/** Makes the handler that writes what a logger says to the server's log, without anything of a person. It has no answer. */
export function answerLog(
  log: LineLog,
  clock: () => Date,
  findClient: (socketId: string) => Client | undefined,
) {
  const isWithinLimit = createMessageLimit(rate, clock)
  return {
    async log({
      data: { level, message, context },
      socketId,
      companyId,
    }: SocketRequest<QueueRequestData<'log'>>): Promise<Result<readonly []>> {
      if (!isWithinLimit()) return refuse('rate_limited')
      const { device, version } = findClient(socketId)?.attributes ?? {}
      const client = {
        ...{ companyId, level, platform: redact(device?.platform ?? ''), version: redact(version ?? '') },
        ...redactContext(context ?? {}),
      }
      log[levels[level]]({ client }, `a client says: ${redact(message)}`)
      return done([])
    },
  }
}
