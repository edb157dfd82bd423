import { done } from '@rinda/contract/wire/refusals'
import { withoutEarlier } from '@rinda/domain/booking/earlier'
import { systemCaller, visitorOf } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import { writeAct } from '../../bookings/act/write-act.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import type { EarlierContext } from './context.ts'
import { offerOne } from './offer-one.ts'
import { settlePassed } from './offer-store.ts'
import { listDueRounds, listWaiting, planRound, takeRound, type WaitingRow } from './round-store.ts'
import { giveBack } from './stop.ts'
import { whoIsNext } from './who-is-next.ts'
import { endWish } from './wish-store.ts'

export type RoundContext = EarlierContext & { writeBySystem: Writer['writeBySystem'] }

/** Time in ms after which those who wait are looked through again though nobody called: days become bookable, nights end, rules change. */
const againMs = 5 * 60_000

/** Looks through the free time of the companies that are due. */
export async function runRounds(context: RoundContext, now: Date, isStopped?: () => boolean): Promise<void> {
  const due = await listDueRounds(context.db, now)
  const run = ({ company_id, calls }: (typeof due)[number]) =>
    runRound(context, narrow(systemCaller.scope, company_id), calls, now)
  await eachApart(due, run, isStopped)
}

/**
 * Offers what is free to those who wait, in the order in which they asked, and ends the wishes of those who wait for nothing any more. What is free is read beforehand; a
 * company's turn is then taken by one process alone, and the claims of time decide. What was freed meanwhile has called for another round.
 */
async function runRound(context: RoundContext, scope: CompanyScope, calls: number, now: Date): Promise<void> {
  const { db, writeBySystem } = context
  const passerBy = visitorOf(scope.companyId, 'widget', { session: '', ip: '' })
  const turns = await whoIsNext(context, passerBy, await listWaiting(db, scope, now), now)
  await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const round = await takeRound(tx, scope, now)
    if (!round) return done({ changes: [], answer: null })
    const waiting = await listWaiting(tx, scope, now, 'for update')
    await settlePassed(tx, scope, now)
    const changes: Change[] = []
    for (const row of waiting) if (!row.stands) changes.push(...(await endOver(tx, scope, row, now)))
    // What was just given back may be earlier than what is known to be free: it is looked at first.
    const isNewsMade = changes.some(({ event }) => event.type === 'booking_unlocked')
    const free = new Map(waiting.filter(mayGetOne).map((row) => [row.wish_id, row]))
    for (const turn of isNewsMade ? [] : turns) {
      if (!isSame(turn.row, free.get(turn.row.wish_id))) continue
      changes.push(...(await offerOne(tx, context, scope, passerBy, turn, now)))
    }
    const isCalledAgain = round.calls !== calls || isNewsMade
    const hasMore = waiting.some(({ stands }) => stands)
    const dueAt = isCalledAgain ? now : hasMore ? new Date(now.getTime() + againMs) : null
    await planRound(tx, scope, dueAt)
    return done({ changes, answer: null })
  })
}

function mayGetOne({ stands, open_hold }: WaitingRow): boolean {
  return stands && open_hold === null
}

/** Tells whether somebody still waits for the same: they may have asked for other days, or the booking may have been changed, while it was looked what is free. */
function isSame(before: WaitingRow, now: WaitingRow | undefined): boolean {
  if (!now) return false
  const { seen_at: _, ...asked } = before
  const { seen_at: __, ...asks } = now
  return JSON.stringify(asked) === JSON.stringify(asks)
}

/** Ends the wish of a visit that was canceled, served or moved, or whose time has come; what is kept for it is free again. */
async function endOver(
  tx: Database,
  scope: CompanyScope,
  { wish_id, qtid }: WaitingRow,
  now: Date,
): Promise<Change[]> {
  const given = await giveBack(tx, scope, systemCaller, wish_id, 'withdrawn', now)
  await endWish(tx, scope, wish_id, 'over', now)
  const before = await lockVisit(tx, scope, { qtid })
  const isMoved =
    before?.fields._earlier_since !== undefined && ['scheduled', 'confirmed'].includes(before.status)
  if (!before || !isMoved) return given.map((change) => ({ ...change, isBySystem: true }))
  const act = { act: 'stop_earlier', type: 'booking_scheduled', caller: systemCaller, now } as const
  const fields = JSON.stringify(withoutEarlier(before.fields))
  const ended = await writeAct(tx, scope, before, act, { fields })
  return [...given, ended].map((change) => ({ ...change, isBySystem: true }))
}
