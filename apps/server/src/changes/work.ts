import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import type { PlatformEvent } from './platform-event-store.ts'
import type { Change, Echo, QuietChange } from './record-store.ts'
import type { RequestKey } from './reply-store.ts'

/** Request for a change: the caller, the key, and the time. */
export type Asked<Who extends Caller = Caller> = { caller: Who; request: RequestKey | null; now: Date }

/**
 * Answer of a verb that did something: the type of message, the object as it is now, and what else changed
 * with it.
 */
export type Answer<Resource = ResourceObject> = {
  type: string
  resource: Resource
  included?: ResourceObject[]
}

/** Outcome of a verb within its transaction: every change, to be recorded, the platform events, and the answer. */
export type Written<Resource = ResourceObject> = {
  changes: readonly (Change | Echo | QuietChange)[]
  platformEvents?: readonly PlatformEvent[]
  answer: Answer<Resource> | null
}

/** A verb inside its transaction: what it made of it, or why not. It uses no other connection, since the embedded database has but one. */
export type Work<Resource = ResourceObject> = (tx: Database) => Promise<Result<Written<Resource>>>
