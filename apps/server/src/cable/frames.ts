import { z } from 'zod'

/** The subprotocol that is spoken here, as Rails' own client and others know it. */
export const cableProtocol = 'actioncable-v1-json'

/** Reason why a connection is ended. The first three are Rails' own words. */
export type EndReason = 'unauthorized' | 'invalid_request' | 'server_restart' | 'rate_limited'

/** Everything that goes out. `message` of a ping is the time in whole seconds since 1970. */
export type Frame =
  | { type: 'welcome' }
  | { type: 'ping'; message: number }
  | { type: 'disconnect'; reason: EndReason; reconnect: boolean }
  | { type: 'confirm_subscription' | 'reject_subscription'; identifier: string }
  | { identifier: string; message: unknown }

const command = z.object({
  command: z.string().max(40),
  identifier: z.string().max(1000).default(''),
  data: z.string().optional(),
})
export type Command = z.output<typeof command>

/** A frame of a client; undefined when it is none. */
export function readCommand(text: string): Command | undefined {
  const parsed = command.safeParse(readJson(text))
  return parsed.success ? parsed.data : undefined
}

/** Parses a text as JSON; undefined when it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
