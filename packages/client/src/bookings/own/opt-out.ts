import type { OptOutAttributes, OptOutResource } from '@rinda/contract/booking/opt-out'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../../http/create-http.ts'

/**
 * Reads whose messages a link stops (`GET`), stops them (`POST`), or lets them come again (`DELETE`); undefined where the link is none.
 */
export async function askOptOut(
  http: Http,
  method: 'GET' | 'POST' | 'DELETE',
  token: string,
): Promise<HttpResult<OptOutAttributes | undefined>> {
  const path = `/api/visit/opt_outs/${encodeURIComponent(token)}`
  const result = await http<Document<OptOutResource>>({ method, path })
  if (result.ok) return { ok: true, value: result.value?.data.attributes }
  const isUnknown = result.failure.kind === 'refused' && result.failure.status === 404
  return isUnknown ? { ok: true, value: undefined } : result
}
