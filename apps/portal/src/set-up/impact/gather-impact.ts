import type { HttpResult } from '@rinda/client/http/create-http'
import type { Impact } from '@rinda/client/set-up/impact-calls'

/**
 * Bookings that several changes together would leave outside; `isKnown` is false where one of the questions
 * had no answer.
 */
export type GatheredImpact = Impact & { readonly isKnown: boolean }

const askedAtOnce = 4

/** Asks several questions, a few at a time. One that is refused finds nothing: the change itself will be refused, and says why. */
export async function gatherImpact(
  questions: readonly (() => Promise<HttpResult<Impact>>)[],
): Promise<GatheredImpact> {
  const results: HttpResult<Impact>[] = []
  const waiting = [...questions]
  const askInTurn = async () => {
    for (let ask = waiting.shift(); ask; ask = waiting.shift()) results.push(await ask())
  }
  await Promise.all(Array.from({ length: askedAtOnce }, askInTurn))
  const found = results.flatMap((result) => (result.ok ? [result.value] : []))
  const bookings = found
    .flatMap((impact) => impact.bookings)
    .sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1))
  return {
    bookings,
    total: found.reduce((sum, { total }) => sum + total, 0),
    isKnown: results.every((result) => result.ok || result.failure.kind === 'refused'),
  }
}

const startOf = ({ attributes }: Impact['bookings'][number]) => `${attributes.date} ${attributes.time}`
