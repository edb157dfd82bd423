import type { SystemFault } from '@rinda/contract/queue/queue-system'
import type { z } from 'zod'
import type { Arrival } from './fault.ts'
import type { Secret } from './secrets.ts'

/** Answer of another system: what it said, a refusal with its code (empty where it names none), or no answer that could be used. `unknown`: it may have done what was asked all the same. */
export type Heard<Value> =
  | { kind: 'said'; value: Value }
  | { kind: 'refused'; status: number; code: string }
  | { kind: 'fault'; fault: SystemFault; outcome: Arrival }

export type Question = {
  /** Sent as JSON, by POST unless `method` says otherwise. */
  body?: object
  method?: 'PATCH'
  /** The same question under the same key is done once. */
  key?: string
}

/** Other systems, of queues or of bookings, as they are spoken to over HTTP. */
export type Systems = {
  ask<Value>(address: URL, answer: z.ZodType<Value>, question?: Question): Promise<Heard<Value>>
  /** Time in ms for which whoever asks for a ticket waits; what comes of it later is broadcast. */
  answerSoonMs: number
  close(): Promise<void>
}

export type SystemsOptions = {
  mayBePrivate: boolean
  /** Secrets of the operator: for origins that they named, and our own. */
  secrets: { named: ReadonlyMap<string, Secret>; own: Secret | undefined }
  userAgent: string
  /** Headers by which a question says what it is part of. */
  traced: () => Record<string, string>
  answerWithinMs: number
  answerSoonMs: number
}
