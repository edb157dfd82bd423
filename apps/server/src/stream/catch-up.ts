import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { streamEnds } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { CompanyStreams } from './company-streams.ts'

/** Publishes here what others committed, before it is answered from memory. */
export type CatchUp = {
  /**
   * Publishes whatever was committed in a company before the call, by whichever process. False: its stream has a hole at present, and
   * what is kept of that company may be out of date.
   */
  now(companyId: number): Promise<boolean>
  /** Publishes a company's events up to a number that is known to be committed. False: not all of them are there. */
  to(companyId: number, end: number): Promise<boolean>
}

const mostWaits = 3

type Batch = { companies: Set<number>; ends: Promise<ReadonlyMap<number, number>> }

/**
 * Makes the look that goes before an answer from memory: where the stream of a company stands, compared with what was published here.
 * One statement at a time says it for everybody who asks meanwhile. `isAlone`: no other process can write to this database, so that
 * nothing is committed that was not handed to the streams.
 */
export function createCatchUp(
  db: Database,
  streams: Pick<CompanyStreams, 'standsAt' | 'isWaiting' | 'readOn'>,
  isAlone: boolean,
): CatchUp {
  let running: Promise<unknown> = Promise.resolve()
  let next: Batch | undefined

  /** A look that has begun may be too old for who asks now: they share the next one. */
  function endOf(companyId: number): Promise<number> {
    if (!next) {
      const companies = new Set<number>()
      const before = running
      const batch = { companies, ends: lookAfter(before, companies) }
      next = batch
      running = batch.ends.catch(() => undefined)
    }
    next.companies.add(companyId)
    return next.ends.then((ends) => ends.get(companyId) ?? 0)
  }

  async function lookAfter(before: Promise<unknown>, companies: ReadonlySet<number>) {
    await before
    await nextTurn()
    next = undefined
    return await streamEnds(db, [...companies])
  }

  async function reach(companyId: number, end: number): Promise<boolean> {
    if (streams.standsAt(companyId) >= end) return true
    // What this process committed itself is about to be published: to read it as well would cost more.
    for (let waits = 0; waits < mostWaits; waits += 1) {
      await sleep(1)
      if (streams.standsAt(companyId) >= end) return true
    }
    await streams.readOn(companyId, end)
    return streams.standsAt(companyId) >= end
  }

  return {
    async now(companyId) {
      if (isAlone && !streams.isWaiting(companyId)) return true
      return await reach(companyId, await endOf(companyId))
    },
    to: reach,
  }
}
