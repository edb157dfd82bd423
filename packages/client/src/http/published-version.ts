import type { Http, HttpResult } from './create-http.ts'

/** The portal's version that the server publishes now; null where it names none. */
export async function getPublishedVersion(http: Http): Promise<HttpResult<string | null>> {
  const result = await http<{ version?: unknown }>({ path: '/config.json' })
  if (!result.ok) return result
  const version = result.value?.version
  return { ok: true, value: typeof version === 'string' ? version : null }
}
