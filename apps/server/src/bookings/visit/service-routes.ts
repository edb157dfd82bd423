import type { VisitServiceResource } from '@rinda/contract/booking/visit-service'
import type { Document } from '@rinda/contract/wire/json-api'
import { done } from '@rinda/contract/wire/refusals'
import { codeStarts, formFieldKeys, visitorCodes } from '@rinda/domain/company/profile'
import { languages } from '@rinda/domain/set-up/field'
import { z } from 'zod'
import { oneDocument, resourceShape } from '../../http/openapi/describe.ts'
import { documentOf } from '../../http/route/answers.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { visitors } from '../../http/route/who.ts'
import type { showService } from './show-service.ts'

const inLanguages = (field: string) =>
  Object.fromEntries([field, ...languages.map((one) => `${field}_${one}`)].map((name) => [name, z.string()]))
const minutes = z.number().describe('Minutes')
const options = z.array(z.object({ id: z.string(), lv: z.string(), en: z.string(), ru: z.string() }))

const visitService = oneDocument(
  resourceShape(
    'visit_service',
    z.object({
      ...{ ...inLanguages('name'), ...inLanguages('location_name'), ...inLanguages('location_address') },
      ...{ company_id: z.number(), location_id: z.number(), timezone: z.string() },
      phone: z.string().describe('Telephone of the place, or empty'),
      duration: minutes,
      price: z.number().nullable().describe('In euros; null: nothing is said of it'),
      prepaid: z.boolean().describe('Whether it is paid before a booking is sure'),
      specialists: z.array(z.object({ id: z.string(), name: z.string(), duration: minutes })),
      form: z.array(
        z.object({ key: z.enum(formFieldKeys), required: z.boolean(), options: options.optional() }),
      ),
      asks_description: z.boolean().describe('Whether `notes` of the form is for what the matter is'),
      asks_attachment: z.boolean().describe('Whether a document or picture of it may be attached'),
      visitor_code: z.enum(visitorCodes).describe('Where a code is sent to that whoever books has to enter'),
      visitor_code_from: z
        .enum(codeStarts)
        .describe('From which booking of an address that nobody has proven'),
      visitor_approval: z.boolean().describe('Whether a booking waits until staff accept it'),
      bookable_from: z.iso.date().nullable(),
      bookable_till: z.iso.date().nullable(),
      open_today: z.iso
        .date()
        .nullable()
        .describe('The day that it is now at the place, where it is open on it; null: it is closed all day'),
      has_line: z.boolean().describe('Whether people wait here in a line too'),
      booked_elsewhere: z.boolean().describe('Whether another system keeps the bookings'),
      socket_key: z.string().describe('What the sockets ask for in their handshake; empty: nothing'),
    }),
  ),
)

/** The call of the page on which visitors book a service. */
export function visitServiceRoutes(context: Parameters<typeof showService>[0]): Route[] {
  return [
    route(
      {
        ...{ method: 'GET', tag: 'visit', who: visitors, params: z.object({ id: pathId }) },
        path: '/api/visit/services/:id',
        summary: 'A service as visitors book it: with whom, for how long, and what its form asks',
        answers: documentOf<Document<VisitServiceResource>>(visitService),
      },
      async ({ caller, params, now }) => {
        const { showService } = await import('./show-service.ts')
        const shown = await showService(context, caller, params.id, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
  ]
}
