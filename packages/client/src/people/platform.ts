import type {
  DomainAttributes,
  DomainResource,
  HistoryResource,
  PlatformCompanyAttributes,
  PlatformCompanyResource,
  PlatformPersonAttributes,
  PlatformPersonResource,
  PreviewAttributes,
  PreviewResource,
} from '@rinda/contract/people/platform'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'

/** Data that the platform's admin reads and changes, as on the wire. Everybody else is refused. */
export type PlatformCompany = PlatformCompanyAttributes & { id: number }
export type PlatformPerson = PlatformPersonAttributes & { id: number }

export async function listPlatformCompanies(http: Http): Promise<HttpResult<PlatformCompany[]>> {
  const found = await list<PlatformCompanyResource>(http, '/api/platform/companies')
  return found.ok ? { ok: true, value: found.value.map(withId) } : found
}

export async function listDomains(http: Http): Promise<HttpResult<DomainAttributes[]>> {
  const found = await list<DomainResource>(http, '/api/platform/domains')
  return found.ok ? { ok: true, value: found.value.map(({ attributes }) => attributes) } : found
}

/** People whose name or address has a text in it, with an empty one all; of one company, where one is named. */
export async function listPeople(
  http: Http,
  text: string,
  companyId?: number,
): Promise<HttpResult<PlatformPerson[]>> {
  const sought = { q: text, ...(companyId === undefined ? {} : { company_id: String(companyId) }) }
  const found = await list<PlatformPersonResource>(
    http,
    `/api/platform/people?${new URLSearchParams(sought)}`,
  )
  return found.ok ? { ok: true, value: found.value.map(withId) } : found
}

export async function previewPerson(
  http: Http,
  email: string,
): Promise<HttpResult<PreviewAttributes | null>> {
  const path = `/api/platform/preview?${new URLSearchParams({ email })}`
  const result = await http<Document<PreviewResource>>({ path })
  return result.ok ? { ok: true, value: result.value?.data.attributes ?? null } : result
}

export type HistoryPage = { changes: HistoryResource[]; next: string | null }

/** A page of the history, of all or of one company; the first without a path, the others with the one that the page before names. */
export async function listHistory(
  http: Http,
  { next, companyId }: { next?: string | undefined; companyId?: number | undefined },
): Promise<HttpResult<HistoryPage>> {
  const first =
    companyId === undefined ? '' : `?${new URLSearchParams({ kind: 'company', id: String(companyId) })}`
  const path = next ?? `/api/platform/history${first}`
  const result = await http<Document<HistoryResource[]>>({ path, timeoutMs: timeoutsMs.list })
  if (!result.ok) return result
  return { ok: true, value: { changes: result.value?.data ?? [], next: result.value?.links?.next ?? null } }
}

/**
 * Changes what is given of a company, a domain or a person, makes one (`POST`), or makes a domain unknown (`DELETE`). `ifMatch` is the `timestamp` of the
 * company that the change was made from: one that is another by then stays as it is.
 */
export async function writePlatform(
  http: Http,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body: object,
  options: { idempotencyKey?: string; ifMatch?: number } = {},
): Promise<HttpResult<Document<ResourceObject> | null>> {
  return await http({ method, path: `/api/platform/${path}`, body, timeoutMs: timeoutsMs.list, ...options })
}

async function list<Each>(http: Http, path: string): Promise<HttpResult<Each[]>> {
  const result = await http<Document<Each[]>>({ path, timeoutMs: timeoutsMs.list })
  return result.ok ? { ok: true, value: result.value?.data ?? [] } : result
}

function withId<Attributes>({ id, attributes }: { id: string; attributes: Attributes }) {
  return { ...attributes, id: Number(id) }
}
