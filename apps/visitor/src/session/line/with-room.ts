import type { Reply } from '@rinda/client/bookings/booking-replies'

/** Asks; and once more where a limit of the address was in the way, and work of the browser's has made room. `note` hears that it works, and that it does so no longer. */
export async function withRoom<Answer>(
  companyId: number,
  ask: () => Promise<Answer>,
  isLimited: (answer: Answer) => boolean,
  note: (isProving: boolean) => void,
): Promise<Answer> {
  const answer = await ask()
  if (!isLimited(answer)) return answer
  note(true)
  const hasRoom = await makeRoom(companyId)
  note(false)
  return hasRoom ? await ask() : answer
}

/** Tells whether an act on bookings was refused for what its address has done. Where a field is named it is one person's limit, for whom there is no more room. */
export function isOverLimit(reply: Reply<unknown>): boolean {
  return !reply.ok && reply.failure.code === 'rate_limited' && !reply.failure.field
}

async function makeRoom(companyId: number): Promise<boolean> {
  try {
    return await (await import('./make-room.ts')).makeRoom(companyId)
  } catch {
    // A browser that cannot do it, or a line that is lost: then the limit is as it is.
    return false
  }
}
