import { locationState } from '@rinda/contract/queue/location-state'
import { handshake } from '@rinda/contract/wire/handshake'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Socket } from 'socket.io'
import { type PortalCaller, portalCaller } from '../../access/caller.ts'
import { isSame } from '../../access/is-same.ts'
import type { SignedIn } from '../../access/signed-in.ts'
import type { AddressOf } from '../../edge/client-address.ts'
import { parse } from '../../edge/parse.ts'
import { findSessionByToken, type SessionSource } from '../../sign-in/sessions/find-session.ts'
import type { PlatformStream } from '../../stream/platform-stream.ts'

export type Admission = SessionSource & {
  clock: () => Date
  socketKey: string | undefined
  addressOf: AddressOf
  platform: Pick<PlatformStream, 'count'>
}

/** Person at a socket, with the company that they work for, and the time at which that was last looked up. */
export type Seat = {
  caller: PortalCaller
  companyId: number
  token: string
  checkedAt: number
  /** True where this client is told the states of days, and so asks for none after a change. */
  receivesStates?: boolean
  /** True where it takes an event and its states as several arguments of one event of the socket. */
  receivesTogether?: boolean
  /** True where it is told how crowded locations are. */
  receivesLocationStates?: boolean
  /** Number of platform events that there had been when the person was first looked up. */
  changesSeen: number
}

/** Time in ms after which a change made by hand in the database is noticed by whoever asks; what we change ourselves is published. */
const lookAgainMs = 3_000

/** Lets in a client of somebody who is signed in: with the installation's key, where one is asked, and their token. */
export async function admit(
  admission: Admission,
  { handshake: { auth }, request }: Pick<Socket, 'handshake' | 'request'>,
  wanted = 'portal',
): Promise<Result<Seat>> {
  const parsed = parse(handshake, auth)
  if (!parsed.ok) return parsed
  const { client, companyId, secret, session, user, understands } = parsed.value
  // Counters and monitors are screens of the portal, and may name themselves so.
  if (client !== wanted && client !== 'portal') return refuse('forbidden', 'client')
  if (admission.socketKey !== undefined && !isSame(secret?.key ?? '', admission.socketKey))
    return refuse('wrong_key')
  const now = admission.clock()
  const changesSeen = admission.platform.count()
  const token = user?.token ?? ''
  const signedIn = await findSessionByToken(admission, token, now)
  if (!signedIn) return refuse('not_signed_in')
  const caller = portalCaller(signedIn, { session, ip: admission.addressOf(request) })
  const ownCompany =
    caller.scope.companyId === 'all' ? (companyId ?? signedIn.companyId) : caller.scope.companyId
  const receivesStates = understands?.includes('day_states') ?? false
  const receivesTogether = understands?.includes('together') ?? false
  const receivesLocationStates = understands?.includes(locationState) ?? false
  const checkedAt = now.getTime()
  const receives = { receivesStates, receivesTogether, receivesLocationStates }
  return done({ caller, companyId: ownCompany, token, checkedAt, ...receives, changesSeen })
}

/** The seat as it is now; undefined when the person is no longer signed in, or no longer may what their rooms let them receive. */
export async function refresh(admission: SessionSource, seat: Seat, now: Date): Promise<Seat | undefined> {
  if (now.getTime() - seat.checkedAt < lookAgainMs && now < seat.caller.user.expiresAt) return seat
  const signedIn = await findSessionByToken(admission, seat.token, now)
  if (!signedIn) return undefined
  const { session, ip } = seat.caller
  if (reachedBy(seat.caller.user) !== reachedBy(signedIn)) return undefined
  seat.checkedAt = now.getTime()
  seat.caller = portalCaller(signedIn, { session, ip })
  return seat
}

/** Gives a text of everything that a person's rooms follow from, to compare. */
function reachedBy({ companyId, role, locationIds, serviceIds }: SignedIn): string {
  return JSON.stringify([companyId, role, locationIds, serviceIds])
}
