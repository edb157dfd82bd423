import { unbookableReasons } from '@rinda/contract/booking/bookable-day'
import { calendarDate } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { z } from 'zod'
import { listDocument, resourceShape } from '../http/openapi/describe.ts'
import { document } from '../http/route/answers.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { forKeys, programs, staff } from '../http/route/who.ts'
import type { Boards } from './boards/boards.ts'
import { listBookableDays } from './bookable-days.ts'
import { listFreeTimes } from './free-times.ts'
import type { Settings } from './settings.ts'

const query = z.object({
  from: calendarDate,
  till: calendarDate,
  audience: z.enum(['visitor', 'staff'], 'field_wrong').default('visitor'),
})
const days = listDocument(
  resourceShape(
    'bookable_day',
    z.object({
      date: z.iso.date(),
      windows: z.array(z.object({ from: z.string(), till: z.string(), starts: z.array(z.string()) })),
      step: z.int(),
      reason: z.enum(unbookableReasons).nullable(),
    }),
  ),
)

const slotsQuery = z.object({
  from: calendarDate,
  days: z.coerce.number().int().min(1, 'range_too_long').max(7, 'range_too_long').default(1),
})
const freeTimes = listDocument(
  resourceShape(
    'slot',
    z.object({
      service_id: z.int(),
      date: z.iso.date(),
      time: z.string(),
      duration: z.int(),
      available: z.int(),
      specialist_ids: z.array(z.int()),
    }),
  ),
)

/**
 * Routes for the times at which a service can be booked, from its hours, special days, booking times and
 * periods.
 */
export function availabilityRoutes(context: { settings: Settings; boards: Boards }): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/api/portal/locations/:locationId/services/:serviceId/bookable_days',
        summary: 'When a service can be booked on each of some days, if nobody had booked; at most 92',
        tag: 'directory',
        who: staff,
        params: z.object({ locationId: pathId, serviceId: pathId }),
        query,
        answers: document(days),
      },
      async ({ caller, params, query: wanted, now }) => {
        const list = await listBookableDays(context, caller, { ...params, ...wanted }, now)
        return list.ok ? done({ data: list.value }) : list
      },
    ),
    route(
      {
        method: 'GET',
        path: '/api/locations/:locationId/slots',
        summary: 'The free starts of every service of a location on some days, at most 7, for another system',
        tag: 'bookings',
        who: forKeys(programs, 'bookings:read'),
        params: z.object({ locationId: pathId }),
        query: slotsQuery,
        answers: document(freeTimes),
      },
      async ({ caller, params, query: wanted, now }) => {
        const list = await listFreeTimes(context, caller, { ...params, ...wanted }, now)
        return list.ok ? done({ data: list.value }) : list
      },
    ),
  ]
}
