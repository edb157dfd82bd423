import type { Http } from '../http/create-http.ts'

/** A piece of work, as the server signed it. */
export type Challenge = {
  readonly signature: string
  readonly parameters: {
    readonly algorithm: string
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly keyLength: number
    readonly keyPrefix: string
    readonly data?: Record<string, string | number | boolean | null>
  }
}

/** Asks for a challenge whose solution gives a visitor's address room for one more hold, booking and ticket at a company; null where none came. */
export async function getChallenge(http: Http, companyId: number): Promise<Challenge | null> {
  const path = `/api/visit/challenge?company_id=${companyId}`
  const result = await http<{ data: { attributes: Challenge } }>({ path })
  return result.ok ? (result.value?.data.attributes ?? null) : null
}

/** Sends what solves a challenge; tells whether it was taken. */
export async function sendSolution(
  http: Http,
  companyId: number,
  challenge: Challenge,
  { counter, derivedKey }: { counter: number; derivedKey: string },
): Promise<boolean> {
  const solution = { counter, derived_key: derivedKey }
  const body = { proof: { company_id: companyId, challenge, solution } }
  return (await http({ method: 'POST', path: '/api/visit/challenge', body })).ok
}
