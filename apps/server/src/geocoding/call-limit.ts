import { createMessageLimit, type MessageRate } from '../edge/message-limit.ts'

/** People that are remembered; more than ever look for places at the same time. */
const mostPeople = 5_000

/**
 * Makes the check whether one more call of a person is within the limit: each person has a bucket that fills
 * up again.
 */
export function createCallLimit(rate: MessageRate, clock: () => Date): (personId: number) => boolean {
  const limits = new Map<number, () => boolean>()
  return (personId) => {
    const limit = limits.get(personId) ?? createMessageLimit(rate, clock)
    if (limits.size >= mostPeople) limits.clear()
    limits.set(personId, limit)
    return limit()
  }
}
