import type { TicketResource } from '@rinda/contract/queue/ticket'
import { cancelTicketPayload, requestTicketPayload } from '@rinda/contract/queue/ticket-payload'
import type { ServiceResource } from '@rinda/contract/set-up/objects'
import type { Document } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import type { InternalCaller } from '../access/caller.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Answer } from '../changes/work.ts'
import { ticketDocument, ticketsDocument } from '../http/documents/queue-documents.ts'
import { servicesDocument } from '../http/documents/set-up-documents.ts'
import { document, documentOf } from '../http/route/answers.ts'
import { body } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { forKeys, programs } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { QueueContext } from './context.ts'
import type { Waits } from './line/waits.ts'
import { isKeptElsewhere } from './remote/system-of.ts'

type Context = QueueContext & { waits: Waits }

// Most installations have no other system: what answers it is loaded by its first call.
const lists = () => import('./other-system/list-for-system.ts')

/** Calls by which another system, of the operator or of the company, works with a location's line. */
export function queueRoutes(context: Context): Route[] {
  const { settings, waits } = context
  const ofLocation = {
    tag: 'queue',
    params: z.object({ locationId: pathId }),
    async find({ caller, params }: { caller: InternalCaller; params: { locationId: number } }) {
      const setting = await settings.find(caller, params.locationId)
      if (!setting) return refuse('not_found')
      // One line is passed on once: else two systems could ask each other for ever.
      const isChain = caller.isRelayed && isKeptElsewhere(setting)
      return (isChain ? refuse('line_elsewhere') : done(setting)) as Result<LocationSetting>
    },
  } as const
  async function show({ resource }: Answer<TicketResource>, { now }: { now: Date }) {
    const [data = resource] = await waits.withWaits([resource], now)
    return { data }
  }
  return [
    route(
      {
        ...ofLocation,
        who: forKeys(programs, 'line:read'),
        method: 'GET',
        path: '/api/queue/:locationId/services',
        summary: 'Services that people wait for, with how many do and for how long',
        answers: documentOf<Document<ServiceResource[]>>(servicesDocument),
      },
      async ({ found, now }) => {
        const { servicesForSystem } = await lists()
        return done({ data: await servicesForSystem(waits, found, now) })
      },
    ),
    route(
      {
        ...ofLocation,
        who: forKeys(programs, 'line:read'),
        method: 'GET',
        path: '/api/queue/:locationId/tickets',
        summary: 'Tickets of today, with their places and their waits',
        answers: document(ticketsDocument),
      },
      async ({ caller, found, now }) => {
        const { ticketsForSystem } = await lists()
        return done({ data: await ticketsForSystem(context, caller, found, now) })
      },
    ),
    writeRoute(
      context,
      {
        ...ofLocation,
        who: forKeys(programs, 'line:write'),
        method: 'POST',
        path: '/api/queue/:locationId/tickets',
        summary: 'Gives a ticket, with its token',
        body: body(requestTicketPayload, { name: 'ticket' }),
        answers: document(ticketDocument, 201),
      },
      async (within, { asked, found, body: { ticket } }) => {
        const { giveTicketAt } = await import('./other-system/give-ticket.ts')
        const { service_id: serviceId, language } = ticket
        return giveTicketAt(within, asked, found, { serviceId, language })
      },
      show,
    ),
    writeRoute(
      context,
      {
        ...ofLocation,
        who: forKeys(programs, 'line:write'),
        method: 'POST',
        path: '/api/queue/:locationId/tickets/cancel',
        summary: 'Takes a ticket back; 409 where it has ended',
        body: body(cancelTicketPayload, { name: 'ticket' }),
        answers: document(ticketDocument),
      },
      async (within, { asked, found, body: { ticket } }) => {
        const { takeTicketBack } = await import('./other-system/take-back.ts')
        return takeTicketBack(within, asked, found, ticket.id)
      },
      show,
    ),
  ]
}
