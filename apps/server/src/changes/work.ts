import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Result } from '@rinda/contract/wire/refusals'
import type { Database } from '../database/database.ts'
import type { Change, Echo, QuietChange } from './record-store.ts'

/** What a verb answers when it did something: the type of message, the object as it is now, and what else changed with it. */
export type Answer = { type: string; resource: ResourceObject; included?: ResourceObject[] }

/** What a verb made of its transaction: every change, to be recorded, and the answer. */
export type Written = { changes: readonly (Change | Echo | QuietChange)[]; answer: Answer | null }

/** A verb inside its transaction: what it made of it, or why not. It uses no other connection, since the embedded database has but one. */
export type Work = (tx: Database) => Promise<Result<Written>>
