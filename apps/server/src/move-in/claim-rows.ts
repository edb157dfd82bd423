import type { Refusal } from '@rinda/contract/wire/refusals'
import type { CompanyScope } from '../access/scope.ts'
import { claimOrClear } from '../bookings/book/claim.ts'
import type { Change } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { piecesOf } from '../database/pieces-of.ts'
import { viewOf } from '../database/together.ts'
import { type Claim, type ClaimedTime, claimTime } from '../occupancies/time-store.ts'
import { findInTheWay } from './known-store.ts'

export type WantedTime = { line: number; claim: Claim }
export type ClaimedRows = {
  claimed: Map<WantedTime, ClaimedTime>
  /** Reasons why some times could not be had. */
  refusals: Map<WantedTime, Refusal>
  /** Holds that were over and stood in the way. */
  cleared: Change[]
}

/**
 * Claims the times of many rows, by the same statements by which each booking made by hand claims its own. Those who are to be with one
 * specialist, or have one place only, come first: others may go to whoever is left.
 */
export async function claimRows(
  tx: Database,
  scope: CompanyScope,
  wanted: readonly WantedTime[],
  now: Date,
): Promise<ClaimedRows> {
  const { tx: shared } = viewOf(tx, true)
  const claimed = new Map<WantedTime, ClaimedTime>()
  const inOrder = wanted.toSorted(
    (one, other) =>
      one.claim.resources.length - other.claim.resources.length ||
      one.claim.startsAt.getTime() - other.claim.startsAt.getTime(),
  )
  for (const some of piecesOf(inOrder)) {
    const times = await Promise.all(some.map(({ claim }) => claimTime(shared, scope, 'fresh', claim)))
    for (const [index, one] of some.entries()) {
      const time = times[index]
      if (time) claimed.set(one, time)
    }
  }
  const lost = inOrder.filter((one) => !claimed.has(one))
  const cleared = lost.length === 0 ? [] : await tryAgain(tx, scope, lost, claimed, now)
  return { claimed, cleared, refusals: await whyLost(tx, scope, wanted, claimed) }
}

/** Tries those again, one by one, that only a hold may keep from their time which is over but not ended yet. */
async function tryAgain(
  tx: Database,
  scope: CompanyScope,
  lost: readonly WantedTime[],
  claimed: Map<WantedTime, ClaimedTime>,
  now: Date,
): Promise<Change[]> {
  const cleared: Change[] = []
  for (const one of lost.slice(0, mostTried)) {
    const taken = await claimOrClear(tx, scope, 'fresh', one.claim, now)
    if (!taken) continue
    claimed.set(one, taken.claimed)
    cleared.push(...taken.cleared)
  }
  return cleared
}

/** Of a file whose times are taken by the hundred nothing is mended by a hold that ends. */
const mostTried = 200

async function whyLost(
  tx: Database,
  scope: CompanyScope,
  wanted: readonly WantedTime[],
  claimed: ReadonlyMap<WantedTime, ClaimedTime>,
): Promise<Map<WantedTime, Refusal>> {
  const lost = wanted.filter((one) => !claimed.has(one))
  if (lost.length === 0) return new Map()
  const lineOf = new Map([...claimed].map(([{ line }, { bookingId }]) => [Number(bookingId), line]))
  const asked = lost.map(({ claim: { startsAt, endsAt, resources } }, place) => ({
    ...{ place, startsAt, endsAt },
    resources: resources.map(({ kind, id }) => ({ kind, id })),
  }))
  const found = await findInTheWay(tx, scope, asked)
  const byPlace = new Map(found.map((one) => [one.place, one]))
  return new Map(
    lost.map((one, place): [WantedTime, Refusal] => {
      const inTheWay = byPlace.get(place)
      const line = inTheWay && lineOf.get(Number(inTheWay.bookingId))
      if (line !== undefined) return [one, { reason: 'import_overlaps', field: 'time', about: String(line) }]
      const name = inTheWay?.name
      return [
        one,
        name
          ? { reason: 'import_taken', field: 'time', about: name }
          : { reason: 'slot_taken', field: 'time' },
      ]
    }),
  )
}
