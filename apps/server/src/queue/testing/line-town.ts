import type { TicketAttributes, TicketResource } from '@rinda/contract/queue/ticket'
import type { Result } from '@rinda/contract/wire/refusals'
import { type PortalCaller, systemCaller, type VisitorCaller, visitorOf } from '../../access/caller.ts'
import type { SignedIn } from '../../access/signed-in.ts'
import { createSettings } from '../../availability/settings.ts'
import type { Committed } from '../../changes/committed.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { createWriter } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import { createSystems } from '../../remote-systems/systems.ts'
import { staff } from '../../testing/clients/callers.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { settle } from '../../testing/towns/town.ts'
import { type QueueContext, randomTicketIds } from '../context.ts'

/** Systems that may not be spoken to. */
export const noSystems = createSystems({
  mayBePrivate: false,
  secrets: { named: new Map(), own: undefined },
  userAgent: 'test',
  traced: () => ({}),
  answerWithinMs: 1_000,
  answerSoonMs: 1_000,
})

/** The town with lines at location 1: services 1 to 3 are waited for. */
export async function settleWithLines(db: Database): Promise<void> {
  await settle(db, morning)
  await takeTickets(db)
}

/** Lets people wait for the services of company 1. */
export async function takeTickets(db: Database): Promise<void> {
  await db.updateTable('locations').set({ is_qms_active: true }).where('location_id', 'in', [1, 2]).execute()
  await db.updateTable('services').set({ qms_id: '7' }).where('company_id', '=', 1).execute()
}

/** Verbs of the line as one process runs them on a database, at a time that a test may move. */
export type LineTown = {
  context: QueueContext
  time: { now: Date }
  /** Everything that was committed here, in order. */
  committed: Committed[]
  forget(): void
  agent(more?: Partial<SignedIn>): Asked<PortalCaller>
  visitor(session?: string, ip?: string): Asked<VisitorCaller>
  system(): Asked
}

export function startLineTown(db: Database, now = morning): LineTown {
  const time = { now }
  const committed: Committed[] = []
  const settings = createSettings(db, () => time.now, false)
  const { write } = createWriter(db, (one) => void committed.push(one))
  const asked = () => ({ request: null, now: time.now })
  return {
    context: { db, settings, write, ids: randomTicketIds, systems: noSystems },
    time,
    committed,
    forget: () => settings.dropAll(),
    agent: (more) => ({ ...asked(), caller: staff(more) }),
    visitor: (session = 'page', ip = '198.51.100.7') => ({
      ...asked(),
      caller: visitorOf(1, 'app', { session, ip }),
    }),
    system: () => ({ ...asked(), caller: systemCaller }),
  }
}

export type Ticket = TicketAttributes & { id: number }

/** The ticket that a verb answered with; fails when it was refused, or answered otherwise. */
export function ticketOf(result: Result<Answer>): Ticket {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusals)}`)
  const { resource } = result.value
  if (resource.type !== 'ticket') throw new Error(`no ticket but ${resource.type}`)
  return { ...(resource as TicketResource).attributes, id: Number(resource.id) }
}

/** The reason of a refusal; undefined when it was none. */
export function reasonOf(result: Result<unknown>): string | undefined {
  return result.ok ? undefined : result.refusals[0].reason
}
