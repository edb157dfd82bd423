import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { findBookingLink } from '../outbox-store.ts'
import { isSealOf, type readShortName } from './short-link.ts'
import { shortLinkSecret } from './short-link-secret.ts'

type Named = NonNullable<ReturnType<typeof readShortName>>

/** Finds the booking that a short link opens; undefined: it opens none, or none any more. */
export async function findByShortLink(
  db: Database,
  scope: CompanyScope,
  { seal, ...named }: Named,
  now: Date,
): Promise<{ qtid: string; token: string } | undefined> {
  const booking = await findBookingLink(db, scope, named.bookingId)
  return booking && isSealOf(await shortLinkSecret(db, now), seal, { ...named, ...booking })
    ? booking
    : undefined
}
