import type { ResourceObject } from '../wire/json-api.ts'

/** Kind of due work as one process knows it. Times are ISO 8601. */
export type DueJob = {
  name: string
  due_at: string | null
  runs_since: string | null
  last_done_at: string | null
  fails_since: string | null
  late: boolean
}

/** Process that serves, or did within the last hour. */
export type NodeState = { id: string; version: string; started_at: string; seen_at: string; answers: boolean }

/** Health of what serves: of the companies whose rows the caller reaches. */
export type HealthAttributes = {
  /** Present time of the server. */
  at: string
  database: {
    kind: 'embedded' | 'postgres'
    /** Time in ms that the database took to answer. */
    took_ms: number
    connections: { all: number; idle: number; waiting: number } | null
  }
  /** Null: there is no Redis, and need be none. */
  redis: 'ready' | 'away' | null
  followers: { name: string; events: number; since: string | null }[]
  outbox: { waiting: number; dead: number; since: string | null }
  /** Kinds of due work of the process that answers. */
  due: DueJob[]
  /** Processes, for who looks after all companies; null for others. */
  nodes: NodeState[] | null
}
export type HealthResource = ResourceObject<'health', HealthAttributes>
