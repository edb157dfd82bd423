/**
 * By how much all clocks of a run (the server's, the browsers', the journeys' own) are ahead of the machine's, in ms.
 * `TESTS_AT`, an ISO 8601 moment, lets the whole of them run as if they had been started then.
 */
export function aheadMs(): number {
  process.env.RINDA_JOURNEYS_AHEAD_MS ??= String(aheadAt(process.env.TESTS_AT))
  return Number(process.env.RINDA_JOURNEYS_AHEAD_MS)
}

/** Moves the present of the journeys of this worker to a moment. Gives by how much it is ahead then, in ms. */
export function movePresent(moment: string): number {
  process.env.RINDA_JOURNEYS_AHEAD_MS = String(aheadAt(moment))
  return aheadMs()
}

/** The present of the journeys. */
export function presentOfJourneys(): Date {
  return new Date(Date.now() + aheadMs())
}

function aheadAt(moment: string | undefined): number {
  if (!moment) return 0
  const at = Date.parse(moment)
  if (Number.isNaN(at)) throw new Error(`TESTS_AT: ${moment} is no moment such as 2028-02-29T23:50:00+02:00.`)
  return at - Date.now()
}
