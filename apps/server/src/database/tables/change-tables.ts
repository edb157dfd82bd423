import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Generated, JSONColumnType } from 'kysely'
import type { Json, JsonObject } from '../columns-of.ts'

export type AuditTable = {
  company_id: number
  audit_id: Generated<number>
  at: Date
  actor_kind: 'portal' | 'internal' | 'visitor' | 'system'
  actor: string
  ip: Generated<string>
  action: string
  object_kind: string
  object_id: string
  before: JSONColumnType<JsonObject | null, string | null, string | null>
  after: JSONColumnType<JsonObject | null, string | null, string | null>
}

export type StreamsTable = { company_id: number; seq: Generated<number> }

export type EventsTable = {
  company_id: number
  seq: number
  at: Date
  type: string
  location_id: number
  session: Generated<string>
  resource: Json<ResourceObject>
}

/** One row: the last number of the platform's own stream. */
export type PlatformStreamTable = { is_only: Generated<boolean>; seq: Generated<number> }

export type PlatformEventsTable = { seq: number; at: Date; event: Json<JsonObject> }

export type RepliesTable = {
  company_id: number
  caller: string
  key: string
  answer: Json<JsonObject>
  at: Date
}

export type StreamFollowersTable = {
  company_id: number
  name: string
  seq: number
  rewritten_till: Generated<number>
}
