import type { ResourceObject } from '../wire/json-api.ts'

/** Reasons why a queue system that keeps a line gave no answer that could be used. */
export const systemFaults = [
  'unreachable',
  'too_slow',
  'refused_us',
  'not_found',
  'failed',
  'garbled',
  'too_large',
  'moved',
  'address',
] as const
export type SystemFault = (typeof systemFaults)[number]

/** State of the queue system that keeps the line of a location. Its id is that of the location. */
export type QueueSystemAttributes = {
  /** False: the line is kept here, and the rest says nothing. */
  elsewhere: boolean
  online: boolean
  /** Time since which it is so; null: it was not asked yet. */
  since: string | null
  /** Fault of the last question; null: it was answered. */
  fault: SystemFault | null
  /** Time of its last answer. */
  heard_at: string | null
  /** Time of the next question. */
  ask_at: string | null
  /** Ids of our services that it does not know. */
  unknown_service_ids: number[]
}
export type QueueSystemResource = ResourceObject<'queue_system', QueueSystemAttributes>
