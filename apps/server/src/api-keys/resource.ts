import type { ApiKeyResource } from '@rinda/contract/set-up/api-key'
import type { ApiKeyRow } from './key-store.ts'

/** The only way of a key's row to the wire, with the key itself where it was made just now. */
export function apiKeyResource(row: ApiKeyRow, key?: string): ApiKeyResource {
  return {
    id: String(row.api_key_id),
    type: 'api_key',
    attributes: {
      company_id: row.company_id,
      name: row.name,
      hint: row.hint,
      scopes: row.scopes,
      expires_at: row.expires_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      created_by: row.created_by,
      last_used_at: row.last_used_at?.toISOString() ?? null,
      revoked_at: row.revoked_at?.toISOString() ?? null,
      ...(key === undefined ? {} : { key }),
    },
  }
}
