import { timingSafeEqual } from 'node:crypto'
import { handshake } from '@rinda/contract/booking/requests'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Socket } from 'socket.io'
import { type PortalCaller, portalCaller } from '../access/caller.ts'
import { peopleChanges } from '../access/people-changed.ts'
import type { SignedIn } from '../access/signed-in.ts'
import type { Database } from '../database/database.ts'
import { clientAddress } from '../edge/client-address.ts'
import { parse } from '../edge/parse.ts'
import { findSessionByToken } from '../sign-in/sessions/find-session.ts'

export type Admission = { db: Database; clock: () => Date; socketKey: string | undefined }

/** Who sits at a socket, for which company, and when that was last looked up. */
export type Seat = {
  caller: PortalCaller
  companyId: number
  token: string
  checkedAt: number
  /** The changes of people that there had been when the person was first looked up. */
  changesSeen: number
}

/** A role taken away, or a sign-out on another node, is noticed after this long at the latest. */
const lookAgainMs = 3_000

/** Lets a portal in: with the installation's key, where one is asked, and the token of somebody who is signed in. */
export async function admit(
  admission: Admission,
  { handshake: { auth }, request }: Pick<Socket, 'handshake' | 'request'>,
): Promise<Result<Seat>> {
  const parsed = parse(handshake, auth)
  if (!parsed.ok) return parsed
  const { client, companyId, secret, session, user } = parsed.value
  if (client !== 'portal') return refuse('forbidden', 'client')
  if (admission.socketKey !== undefined && !isSame(secret?.key ?? '', admission.socketKey))
    return refuse('wrong_key')
  const now = admission.clock()
  const changesSeen = peopleChanges()
  const token = user?.token ?? ''
  const signedIn = await findSessionByToken(admission.db, token, now)
  if (!signedIn) return refuse('not_signed_in')
  const caller = portalCaller(signedIn, { session, ip: clientAddress(request) })
  const ownCompany =
    caller.scope.companyId === 'all' ? (companyId ?? signedIn.companyId) : caller.scope.companyId
  return done({ caller, companyId: ownCompany, token, checkedAt: now.getTime(), changesSeen })
}

/** The seat as it is now; undefined when the person is no longer signed in, or no longer may what their rooms let them hear. */
export async function refresh(
  admission: Pick<Admission, 'db'>,
  seat: Seat,
  now: Date,
): Promise<Seat | undefined> {
  if (now.getTime() - seat.checkedAt < lookAgainMs && now < seat.caller.user.expiresAt) return seat
  const signedIn = await findSessionByToken(admission.db, seat.token, now)
  if (!signedIn) return undefined
  const { session, ip } = seat.caller
  if (reachedBy(seat.caller.user) !== reachedBy(signedIn)) return undefined
  seat.checkedAt = now.getTime()
  seat.caller = portalCaller(signedIn, { session, ip })
  return seat
}

/** What the rooms of a socket follow from. */
function reachedBy({ companyId, role, locationIds, serviceIds }: SignedIn): string {
  return JSON.stringify([companyId, role, locationIds, serviceIds])
}

/** Whether a key is the one that is wanted; how long that takes does not tell how much of it was right. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
