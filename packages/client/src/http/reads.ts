import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from './create-http.ts'

/** Filters of a list; one that is undefined filters nothing. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** A path with a query string, where there is one. */
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** One document, made into what is asked for; undefined where the answer holds nothing. */
export async function readOne<Value>(
  http: Http,
  path: string,
  make: (document: Document<ResourceObject>) => Value,
  timeoutMs?: number,
): Promise<HttpResult<Value | undefined>> {
  const result = await http<Document<ResourceObject | null>>(
    timeoutMs === undefined ? { path } : { path, timeoutMs },
  )
  if (!result.ok) return result
  const { value: document } = result
  return { ok: true, value: document?.data ? make({ ...document, data: document.data }) : undefined }
}

/** A list page by page: each is asked for when it is wanted, and after one that failed there is no other. */
export async function* readPages<Value>(
  http: Http,
  path: string,
  make: (document: Document<ResourceObject[]>) => Value[],
  timeoutMs: number = timeoutsMs.list,
): AsyncGenerator<HttpResult<Value[]>, void, undefined> {
  const asked = new Set<string>()
  let next: string | undefined = path
  while (next !== undefined && !asked.has(next)) {
    asked.add(next)
    const result: HttpResult<Document<ResourceObject[]> | null> = await http({ path: next, timeoutMs })
    yield result.ok ? { ok: true, value: make(result.value ?? { data: [] }) } : result
    next = result.ok ? nextOf(result.value) : undefined
  }
}

/** The whole of a list, however many pages it has; a page that fails fails it all. */
export async function readList<Value>(
  ...asked: Parameters<typeof readPages<Value>>
): Promise<HttpResult<Value[]>> {
  const found: Value[] = []
  for await (const page of readPages(...asked)) {
    if (!page.ok) return page
    found.push(...page.value)
  }
  return { ok: true, value: found }
}

/** The next page is a path of the same server; to another none of this caller's secrets may go. */
function nextOf(document: Document<ResourceObject[]> | null): string | undefined {
  const next = document?.links?.next
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : undefined
}
