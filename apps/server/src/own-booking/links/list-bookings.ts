import type { ListedBookingResource } from '@rinda/contract/booking/booking-link'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import { hashOf, isSecretShaped } from '../../sign-in/sessions/session-secrets.ts'
import type { OwnBookingContext } from '../context.ts'
import { listOfAddress, openLink } from './link-store.ts'
import { listedBooking } from './resource.ts'
import { shownAfter } from './shown-after.ts'

const mostListed = 100

type Shown = { companyId: number; token: string; device: string }

/** Lists the bookings that a link leads to, the last one first. The device that opened it first reads them again while the link is good; no other does. */
export async function listByLink(
  { db, settings }: OwnBookingContext,
  caller: VisitorCaller,
  { companyId, token, device }: Shown,
  now: Date,
): Promise<Result<ListedBookingResource[]>> {
  const company = await findCompanyRow(db, companyId)
  if (!company || !isSecretShaped(token) || !isSecretShaped(device)) return refuse('not_found')
  const scope = narrow(caller.scope, company.company_id)
  const link = await openLink(db, scope, { tokenHash: hashOf(token), deviceHash: hashOf(device), now })
  if (!link) return refuse('not_found')
  const rows = await listOfAddress(db, scope, link, { after: shownAfter(now), most: mostListed })
  const listed = await Promise.all(
    rows.map(async (row) => {
      const setting = await settings.find(caller, row.location_id)
      return setting ? [listedBooking(row, setting)] : []
    }),
  )
  return done(listed.flat())
}
