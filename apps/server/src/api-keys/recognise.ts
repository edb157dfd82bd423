import { type Result, refuse } from '@rinda/contract/wire/refusals'
import type { CompanyKey } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import { createMessageLimit } from '../edge/message-limit.ts'
import { findWorkingKey, noteUse } from './key-store.ts'
import { hashOfKey, isKeyShaped } from './key-text.ts'

/** Calls that a key may make at once on a node, and for how long on end. */
const rate = { burst: 600, perSecond: 20 }
const noteUseEveryMs = 5 * 60_000

type KeyRecogniser = (text: string) => Promise<Result<CompanyKey>>

/**
 * Makes what recognises companies' keys. A key is looked up at each call, so that one that was ended or has expired is nobody's at once, on every node;
 * why it is refused is not said. A key that asks too often is refused for a while.
 */
export function createKeyRecogniser(db: Database, clock: () => Date): KeyRecogniser {
  const limits = new Map<number, () => boolean>()
  return async (text) => {
    if (!isKeyShaped(text)) return refuse('not_signed_in')
    const now = clock()
    const row = await findWorkingKey(db, hashOfKey(text), now)
    if (!row) return refuse('not_signed_in')
    const isWithin = limits.get(row.api_key_id) ?? createMessageLimit(rate, clock)
    limits.set(row.api_key_id, isWithin)
    if (!isWithin()) return refuse('rate_limited')
    const noteAgain = new Date(now.getTime() - noteUseEveryMs)
    if (!row.last_used_at || row.last_used_at < noteAgain) await noteUse(db, row, now, noteAgain)
    return {
      ok: true,
      value: {
        keyId: row.api_key_id,
        companyId: row.company_id,
        // With how it begins: a name is free text, and may be that of somebody else.
        name: `${row.name} (${row.hint}…)`,
        scopes: row.scopes,
      },
    }
  }
}
