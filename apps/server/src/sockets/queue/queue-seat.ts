import { queueHandshake } from '@rinda/contract/queue/handshake'
import type { ClientAttributes } from '@rinda/contract/queue/ticket'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isAdmin } from '@rinda/domain/access/role'
import type { Socket } from 'socket.io'
import { maySeeLocation, type PortalCaller } from '../../access/caller.ts'
import { createMessageLimit } from '../../edge/message-limit.ts'
import { parse } from '../../edge/parse.ts'
import { type Admission, admit, type Seat } from '../connection/handshake.ts'
import { admitVisitor, type VisitorAdmission, type VisitorSeat } from '../visitors/visitor-handshake.ts'

/** Kinds of clients, each with a namespace and an event of its name. */
export const clientKinds = ['app', 'widget', 'agent', 'monitor', 'logger'] as const
export type ClientKind = (typeof clientKinds)[number]

type About = {
  kind: ClientKind
  /** The one location that it is about; null: all of the company's. */
  locationId: number | null
  about: Pick<ClientAttributes, 'device' | 'version'>
  /** The ticket that it shows at the handshake. */
  shown: { id: number; token: string } | null
  /** Ids of the tickets that it holds. */
  tickets: Set<string>
}
/** An agent or a monitor: somebody who is signed in. */
export type StaffSeat = Seat & About
/** A visitor's page, a display, or a program that logs. */
export type GuestSeat = VisitorSeat & About
export type QueueSeat = StaffSeat | GuestSeat

/** A logger says a line now and then; one that is in trouble says a handful at once. */
const logRate = { burst: 20, perSecond: 1 }

/** Lets a client in at the namespace of its kind. Agents and monitors sign in; a monitor is an admin of the company, or of the platform. */
export async function admitToQueue(
  options: Admission & VisitorAdmission,
  kind: ClientKind,
  socket: Pick<Socket, 'handshake' | 'request'>,
): Promise<Result<QueueSeat>> {
  const parsed = parse(queueHandshake, socket.handshake.auth)
  if (!parsed.ok) return parsed
  const { device, version, ticket, locationId = null } = parsed.value
  const about = { kind, locationId, about: { device, version: version ?? '' }, shown: ticket ?? null }
  const tickets = new Set<string>()
  if (kind === 'agent' || kind === 'monitor') {
    const seat = await admit(options, socket, kind)
    if (!seat.ok) return seat
    const { caller, companyId } = seat.value
    if (kind === 'monitor' && !mayMonitor(caller)) return refuse('forbidden')
    if (locationId !== null && !maySeeLocation(caller, { companyId, locationId }))
      return refuse('not_found', 'locationId')
    return done({ ...seat.value, ...about, tickets })
  }
  const seat = await admitVisitor(options, kind, socket)
  if (!seat.ok) return seat
  const isWithinLimit =
    kind === 'logger' ? createMessageLimit(logRate, options.clock) : seat.value.isWithinLimit
  return done({ ...seat.value, ...about, tickets, isWithinLimit })
}

function mayMonitor({ user }: PortalCaller): boolean {
  return isAdmin(user.role)
}

export function isStaff(seat: QueueSeat): seat is StaffSeat {
  return seat.caller.kind === 'portal'
}
