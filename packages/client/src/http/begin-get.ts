import { jsonApiMediaType } from '@rinda/contract/wire/json-api'

/** Time after which nobody waits for the answer, in ms: it is asked for again, as ever. */
const patienceMs = 15_000

/** Asks for a path of the own server, for a call of `createHttp` that takes the answer over (`begun`). */
export function beginGet(path: string): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = fetch(path, { headers: { accept: jsonApiMediaType }, credentials: 'same-origin', signal })
  // Whoever takes it over hears of its failure.
  answer.catch(() => {})
  return answer
}
