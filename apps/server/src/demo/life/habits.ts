import { randomOf } from '../random.ts'

/** Habits of somebody in a living line: told by the ticket, so that they are the same at every look. */
export type Habits = {
  /** Minutes that the visit takes. */
  visitMinutes: number
  /** Does not come when called. */
  staysAway: boolean
  /** Minutes after which they go home, when nobody has called them. */
  patienceMinutes: number
}

const seed = 49

/** Tells the habits of whoever holds a ticket. */
export function habitsOf({
  ticket_id: id,
  average_time: average,
}: {
  ticket_id: number
  average_time: number
}): Habits {
  const random = randomOf(seed, `habits of ticket ${id}`)
  const share = (random.int(30, 110) + random.int(30, 110)) / 200
  return {
    visitMinutes: Math.max(1, average * share),
    staysAway: random.chance(0.05),
    patienceMinutes: random.int(45, 120),
  }
}

/** Minutes from the time of an appointment at which its visitor comes, mostly before it; null: not at all. */
export function comesAt({ qtid }: { qtid: string }): number | null {
  const random = randomOf(seed, `appointment ${qtid}`)
  const minutes = random.chance(0.85) ? random.int(-12, 3) : random.int(4, 18)
  return random.chance(0.12) ? null : minutes
}
