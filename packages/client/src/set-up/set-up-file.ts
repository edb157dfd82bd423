import type { SetUpReportAttributes, SetUpReportResource } from '@rinda/contract/set-up/set-up-file'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { WriteOptions } from '../http/writes.ts'

export type { SetUpReportAttributes, SetUpRow } from '@rinda/contract/set-up/set-up-file'

/** Time that a file of many rows may take, in milliseconds. */
const fileTimeoutMs = 120_000

/**
 * Company of a file, if the platform's admin names one, and whether everything in it is to be made anew,
 * whatever ids it has.
 */
export type FileInput = { readonly companyId?: number; readonly isNew?: boolean }

/** Gives the path from which a company's set-up is fetched as a file. */
export function setUpFilePath({ companyId }: FileInput): string {
  return `/api/portal/set_up${query({ ...(companyId === undefined ? {} : { companyId }) })}`
}

/** Asks what a file would make of the company, row by row. Nothing is written. */
export function checkSetUpFile(http: Http, file: unknown, input: FileInput) {
  return send(http, '/api/portal/set_up/check', file, input, {})
}

/** Makes what a file says, all of it or nothing. */
export function importSetUpFile(http: Http, file: unknown, input: FileInput, options: WriteOptions = {}) {
  return send(http, '/api/portal/set_up', file, input, options)
}

async function send(
  http: Http,
  path: string,
  file: unknown,
  input: FileInput,
  options: WriteOptions,
): Promise<HttpResult<SetUpReportAttributes | null>> {
  const result = await http<Document<SetUpReportResource>>({
    ...{ method: 'POST', path: path + query(input), body: { set_up: file }, timeoutMs: fileTimeoutMs },
    ...options,
  })
  return result.ok ? { ok: true, value: result.value?.data.attributes ?? null } : result
}

function query({ companyId, isNew = false }: FileInput): string {
  const parameters = new URLSearchParams({
    ...(companyId === undefined ? {} : { company_id: String(companyId) }),
    ...(isNew ? { as_new: 'true' } : {}),
  })
  return parameters.size > 0 ? `?${parameters}` : ''
}
