import type {
  ImportAttributes,
  ImportResource,
  MoveInInput,
  MoveInReportAttributes,
  MoveInReportResource,
} from '@rinda/contract/set-up/move-in'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, withQuery } from '../http/reads.ts'

export type {
  MoveInInput,
  MoveInRemark,
  MoveInReportAttributes,
  MoveInRow,
} from '@rinda/contract/set-up/move-in'

/** Import of a company from another system; times are ISO 8601 with `Z`. */
export type Import = EntityOf<ImportAttributes>

const path = '/api/portal/imports'
/** Time that thousands of rows may take, in milliseconds. */
const fileTimeoutMs = 180_000

/** Lists what the company has brought along, the latest first. */
export function listImports(http: Http, companyId: number | undefined): Promise<HttpResult<Import[]>> {
  return readList(http, withQuery(path, { company_id: companyId }), ({ data }) =>
    data.map((one) => entityFrom<Import>(one)),
  )
}

/** Asks what would become of the rows of a file. Nothing is written. */
export async function checkImport(
  http: Http,
  input: MoveInInput,
  signal?: AbortSignal,
): Promise<HttpResult<MoveInReportAttributes | undefined>> {
  const result = await http<Document<MoveInReportResource>>({
    ...{ method: 'POST', path: `${path}/check`, body: { move_in: input }, timeoutMs: fileTimeoutMs },
    ...(signal ? { signal } : {}),
  })
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}

/** Brings the rows of a file in, all of them or nothing; under one key once, however often it is sent. */
export async function importRows(
  http: Http,
  input: MoveInInput,
  idempotencyKey: string,
): Promise<HttpResult<Import | undefined>> {
  const result = await http<Document<ImportResource>>({
    ...{ method: 'POST', path, body: { move_in: input }, timeoutMs: fileTimeoutMs },
    idempotencyKey,
  })
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<Import>(result.value.data) : undefined }
}

/** Takes an import back, as long as nothing of it was changed. */
export async function undoImport(
  http: Http,
  { id, companyId }: Pick<Import, 'id' | 'companyId'>,
): Promise<HttpResult<Import | undefined>> {
  const result = await http<Document<ImportResource>>({
    method: 'DELETE',
    path: withQuery(`${path}/${id}`, { company_id: companyId }),
    timeoutMs: fileTimeoutMs,
  })
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<Import>(result.value.data) : undefined }
}
