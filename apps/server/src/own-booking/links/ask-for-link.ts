import type { AskForBookings } from '@rinda/contract/booking/booking-link'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import type { VisitorCaller } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import { companyZone } from '../../companies/company.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import { countWithin } from '../../queue/check-in/guess-limit.ts'
import { hashOf } from '../../sign-in/sessions/session-secrets.ts'
import type { LinksContext } from './context.ts'
import { insertLink, type LinkAddress } from './link-store.ts'

/** Somebody who mistypes or finds no message tries once or twice more; behind a network there may be a household or an office. */
const ofAddress = { most: 3, minutes: 60 }
const ofNetwork = { most: 10, minutes: 60 }
const homeCountryCode = '371'

/**
 * Writes down that somebody wants the link to the bookings of an address. Whether there are any is looked at later: neither the answer nor the time that
 * it takes tells who has been where.
 */
export async function askForLink(
  { db, wakeLinks }: LinksContext,
  caller: VisitorCaller,
  asked: AskForBookings,
  now: Date,
): Promise<Result<null>> {
  const company = await findCompanyRow(db, asked.company_id)
  if (!company) return refuse('not_found')
  const scope = narrow(caller.scope, company.company_id)
  const to = addressOf(asked)
  if (to.channel === 'sms' && !isPossiblePhoneNumber(to.address))
    return refuse('phone_wrong', 'link/phone_number')
  const limits = [
    // Kept for an hour, also where there is no booking: not in clear.
    { subject: `link to ${hashOf(`${to.channel} ${to.address}`).toString('base64url')}`, ...ofAddress },
    { subject: `link from ${networkOf(caller.ip)}`, ...ofNetwork },
  ]
  const zone = await companyZone(db, company.company_id)
  const counted = await countWithin(db, scope, limits, { zone, now, reason: 'links_asked' })
  if (!counted.ok) return counted
  await insertLink(db, scope, { ...to, language: asked.language ?? 'lv', asked_at: now })
  wakeLinks(now)
  return done(null)
}

function addressOf({
  email = '',
  phone_number: number = '',
  phone_country_code: code = '',
}: AskForBookings): LinkAddress {
  if (email !== '') return { channel: 'email', address: email.toLowerCase() }
  return { channel: 'sms', address: `+${code || homeCountryCode}${number}` }
}
