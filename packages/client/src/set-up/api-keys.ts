import type { ApiKeyAttributes, ApiKeyResource } from '@rinda/contract/set-up/api-key'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpCall, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, withQuery } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

/** A key of a company; times are ISO 8601 with `Z`. Just made it has the `key` itself, which is told once. */
export type ApiKey = EntityOf<ApiKeyAttributes>

/** Facts of a new key. `companyId` counts only from the platform's admin. */
export type ApiKeyDraft = Pick<ApiKey, 'name' | 'scopes' | 'expiresAt'> & { companyId: number | undefined }

const path = '/api/portal/api_keys'

export function listApiKeys(http: Http, companyId: number | undefined): Promise<HttpResult<ApiKey[]>> {
  return readList(http, withQuery(path, { company_id: companyId }), ({ data }) =>
    data.map((one) => entityFrom<ApiKey>(one)),
  )
}

/** Makes a key; the answer alone has it. */
export function createApiKey(
  http: Http,
  { name, scopes, expiresAt, companyId }: ApiKeyDraft,
  options: WriteOptions = {},
) {
  const api_key = { name, scopes, expires_at: expiresAt, company_id: companyId }
  return send(http, { method: 'POST', path, body: { api_key }, ...options })
}

/** Ends a key: it opens nothing from then on. */
export function revokeApiKey(
  http: Http,
  { id, companyId }: Pick<ApiKey, 'id' | 'companyId'>,
  options: WriteOptions = {},
) {
  return send(http, {
    method: 'DELETE',
    path: withQuery(`${path}/${id}`, { company_id: companyId }),
    ...options,
  })
}

async function send(http: Http, call: HttpCall): Promise<HttpResult<ApiKey | undefined>> {
  const result = await http<Document<ApiKeyResource>>(call)
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<ApiKey>(result.value.data) : undefined }
}
