import type { ApiKeyResource, NewApiKey } from '@rinda/contract/set-up/api-key'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { QuietChange } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import { companyOf } from './company-of.ts'
import { type ApiKeyRow, endKeyRow, insertKey, listKeyRows, lockKey } from './key-store.ts'
import { hashOfKey, hintOf, newKey } from './key-text.ts'
import { apiKeyResource } from './resource.ts'

export type KeyContext = { db: Database; write: Write }

/** Lists the keys of a company, the latest first. */
export async function listKeys(
  { db }: KeyContext,
  caller: PortalCaller,
  companyId: number | undefined,
): Promise<Result<ApiKeyResource[]>> {
  const scope = await companyOf(db, caller, companyId)
  if (!scope.ok) return scope
  return done((await listKeyRows(db, scope.value)).map((row) => apiKeyResource(row)))
}

/** Makes a key. It stands in the answer, and nowhere else in its own words. */
export async function makeKey(
  { db, write }: KeyContext,
  asked: Asked<PortalCaller>,
  { company_id, name, scopes, expires_at }: NewApiKey,
): Promise<Result<Answer<ApiKeyResource>>> {
  const { caller, now } = asked
  const scope = await companyOf(db, caller, company_id)
  if (!scope.ok) return scope
  const expiresAt = expires_at === null ? null : new Date(expires_at)
  if (expiresAt && expiresAt <= now) return refuse('starts_in_past', 'api_key/expires_at')
  const key = newKey()
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    const row = await insertKey(tx, scope.value, {
      ...{ name, hint: hintOf(key), secret_hash: hashOfKey(key), scopes: JSON.stringify(scopes) },
      ...{ expires_at: expiresAt, created_by: caller.user.email, created_at: now },
      ...{ last_used_at: null, revoked_at: null },
    })
    const changes = [keyChange('api_key.create', null, row)]
    return done({ changes, answer: { type: 'api_key', resource: apiKeyResource(row, key) } })
  })
}

/** Ends a key: at once it is nobody's, on every node. Ending it twice is no error. */
export async function revokeKey(
  { db, write }: KeyContext,
  asked: Asked<PortalCaller>,
  { companyId, keyId }: { companyId: number | undefined; keyId: number },
): Promise<Result<Answer<ApiKeyResource>>> {
  const scope = await companyOf(db, asked.caller, companyId)
  if (!scope.ok) return scope
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    const before = await lockKey(tx, scope.value, keyId)
    if (!before) return refuse('not_found')
    const row = before.revoked_at ? before : await endKeyRow(tx, before, asked.now)
    const changes = before.revoked_at ? [] : [keyChange('api_key.revoke', before, row)]
    return done({ changes, answer: { type: 'api_key', resource: apiKeyResource(row) } })
  })
}

/** A change of a key as it is audited; nothing by which anybody could call is in it. */
function keyChange(action: string, before: ApiKeyRow | null, after: ApiKeyRow): QuietChange {
  const shown = ({ name, hint, scopes, expires_at, revoked_at }: ApiKeyRow) => ({
    ...{ name, hint, scopes, expires_at: expires_at?.toISOString() ?? null },
    revoked_at: revoked_at?.toISOString() ?? null,
  })
  return {
    ...{ action, objectKind: 'api_key', objectId: String(after.api_key_id) },
    ...{ before: before && shown(before), after: shown(after), event: null },
  }
}
