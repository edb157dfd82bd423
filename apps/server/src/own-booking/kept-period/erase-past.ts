import { done } from '@rinda/contract/wire/refusals'
import { addMonths, dayBounds, localDateOf } from '@rinda/domain/time/zone'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import { bookingKey } from '../../bookings/policy.ts'
import type { QuietChange } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import { type CompanyRow, listCompanyRows } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { eraseRow, holdBackTellers } from '../erase.ts'
import { eraseTicketTraces, eraseTraces } from '../erase-store.ts'
import { listPastVisits, lockPastTickets, lockPastVisits } from './past-store.ts'

type Context = { db: Database; writeBySystem: Writer['writeBySystem'] }

/** Bookings, and tickets, that are erased in one transaction: whoever wants to write waits for no more of them. */
const mostAtOnce = 100
/** Transactions in a row: whoever stops this process waits for them. What is left is done at the next run. */
const mostInRow = 10

/**
 * Erases the visitors of all companies whose visit ended longer ago than their company keeps them, as they would themselves. It is audited; nobody is told of each,
 * neither by the stream nor by a webhook: what was so long ago stands on no screen, and a first run may be of years.
 */
export async function erasePast(
  context: Context,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let left = mostInRow
  const eraseOf = async ({ company_id: companyId, profile: override }: CompanyRow) => {
    const { zone, privacy } = resolveProfile({ companyId, override })
    const today = localDateOf(Math.floor(now.getTime() / 60_000), zone)
    const before = new Date(dayBounds(addMonths(today, -privacy.keepMonths), zone).from * 60_000)
    const scope = narrow(systemCaller.scope, companyId)
    let hasMore = true
    while (hasMore && left > 0 && !isStopped()) {
      const areMore = [
        await eraseVisits(context, scope, before, now),
        await eraseTickets(context, scope, before),
      ]
      hasMore = areMore.includes(true)
      if (hasMore) left -= 1
    }
  }
  await eachApart(await listCompanyRows(context.db), eraseOf, isStopped)
}

/** Erases the next of them; false: there are no more. */
async function eraseVisits(
  { db, writeBySystem }: Context,
  scope: CompanyScope,
  before: Date,
  now: Date,
): Promise<boolean> {
  const past = await listPastVisits(db, scope, before, mostAtOnce)
  if (past.length === 0) return false
  const ids = past.map(({ booking_id }) => booking_id)
  const asked = { caller: systemCaller, request: null, now }
  await writeBySystem({ ...asked, scope, conflictKeys: past.map(bookingKey) }, async (tx) => {
    const rows = await lockPastVisits(tx, scope, ids, before)
    if (rows.length === 0) return done({ changes: [], answer: null })
    await holdBackTellers(tx, scope)
    const since = new Date(Math.min(...rows.map(({ created_at }) => created_at.getTime())))
    await eraseTraces(
      tx,
      scope,
      rows.map(({ booking_id }) => booking_id),
      since,
    )
    const changes: QuietChange[] = []
    for (const row of rows) changes.push({ ...(await eraseRow(tx, scope, asked, row, false)), event: null })
    return done({ changes, answer: null })
  })
  return past.length === mostAtOnce
}

/** Does the same for tickets, also of those who came without a booking. */
async function eraseTickets({ db }: Context, scope: CompanyScope, before: Date): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const ids = await lockPastTickets(tx, scope, before, mostAtOnce)
    await eraseTicketTraces(tx, scope, ids, before)
    return ids.length === mostAtOnce
  })
}
