import { done, type RefusalReason, type Result } from '@rinda/contract/wire/refusals'
import { type Caller, kioskAt, sessionName } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import type { CompanyScope } from '../../access/scope.ts'
import { saidFrom } from '../../bookings/limits/said-from.ts'
import type { Database } from '../../database/database.ts'
import {
  findReachedUntil,
  type GuessLimit,
  insertGuess,
  removeGuess,
  removeGuessesBefore,
} from './guess-store.ts'

/** A mistyped code is put right in a try or two; behind one address, and at a kiosk, there may be a hall full of people. */
const ofSession = { most: 10, minutes: 10 }
const ofAddress = { most: 60, minutes: 60 }
const ofKiosk = { most: 40, minutes: 10 }
const keepMs = 3_600_000

/** A code that somebody tries. Whoever has tried too many wrong ones waits; staff, who see the bookings anyway, do not. */
export type Guess = { giveBack(): Promise<void> }

/**
 * Counts a try at a code before it is looked at, so that no number of tries at the same moment comes past the limit. It is
 * given back when the code turns out to be right.
 */
export async function countGuess(
  db: Database,
  scope: CompanyScope,
  caller: Caller,
  { locationId, zone, now }: { locationId: number; zone: string; now: Date },
): Promise<Result<Guess>> {
  const why = { reason: 'check_in_guesses', field: 'code' } as const
  return await countWithin(db, scope, limitsOf(caller, locationId), { zone, now, ...why })
}

/** Counts a try at anything within some limits; `reason` is that of the refusal, `field` the one that was guessed at, if there is one. */
export async function countWithin(
  db: Database,
  scope: CompanyScope,
  limits: readonly GuessLimit[],
  { zone, now, reason, field }: { zone: string; now: Date; reason: RefusalReason; field?: string },
): Promise<Result<Guess>> {
  if (limits.length === 0) return done({ giveBack: async () => {} })
  const subjects = limits.map(({ subject }) => subject)
  const own = await insertGuess(db, scope, subjects, now)
  const giveBack = () => removeGuess(db, scope, own)
  const until = await findReachedUntil(db, scope, limits, own, now)
  if (until === null) return done({ giveBack })
  await giveBack()
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
  const about = saidFrom(until, zone, now)
  return { ok: false, refusals: [{ reason, about, retryAfterSeconds, ...(field ? { field } : {}) }] }
}

/** Forgets what no limit looks back to. */
export async function forgetGuesses(db: Database, now: Date, isStopped?: () => boolean): Promise<void> {
  await removeGuessesBefore(db, new Date(now.getTime() - keepMs), isStopped)
}

function limitsOf(caller: Caller, locationId: number): GuessLimit[] {
  if (caller.kind !== 'visitor') return []
  const kiosk = kioskAt(caller, locationId)
  if (kiosk) return [{ subject: `kiosk ${kiosk.kioskId}`, ...ofKiosk }]
  const session = caller.session === '' ? [] : [{ subject: `session ${sessionName(caller)}`, ...ofSession }]
  return [...session, { subject: `address ${networkOf(caller.ip)}`, ...ofAddress }]
}
