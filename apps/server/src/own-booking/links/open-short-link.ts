import type { ShortLinkResource } from '@rinda/contract/booking/booking-link'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import { companyZone } from '../../companies/company.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { findByShortLink } from '../../notifications/short-link/find-booking.ts'
import { readShortName } from '../../notifications/short-link/short-link.ts'
import { countWithin } from '../../queue/check-in/guess-limit.ts'

/** Behind a network there may be an office; right ones are not counted. */
const ofNetwork = { most: 20, minutes: 60 }

/** Opens the short link of a text message: gives the name and the token of its booking. */
export async function openShortLink(
  { db }: { db: Database },
  caller: VisitorCaller,
  text: string,
  now: Date,
): Promise<Result<ShortLinkResource>> {
  const named = readShortName(text)
  const company = named && (await findCompanyRow(db, named.companyId))
  if (!named || !company) return refuse('not_found')
  const scope = narrow(caller.scope, company.company_id)
  const limits = [{ subject: `short link from ${networkOf(caller.ip)}`, ...ofNetwork }]
  const zone = await companyZone(db, company.company_id)
  const guess = await countWithin(db, scope, limits, { zone, now, reason: 'links_asked' })
  if (!guess.ok) return guess
  const booking = await findByShortLink(db, scope, named, now)
  if (!booking) return refuse('not_found')
  await guess.value.giveBack()
  const { qtid, token } = booking
  return done({ id: qtid, type: 'short_link', attributes: { qtid, token } })
}
