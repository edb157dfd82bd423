import { type BusyCalendarResource, busyCalendarPayload } from '@rinda/contract/set-up/busy-calendar'
import { done } from '@rinda/contract/wire/refusals'
import { isAdmin } from '@rinda/domain/access/role'
import { z } from 'zod'
import type { PortalCaller } from '../access/caller.ts'
import { busyCalendarDocument, busyCalendarListDocument } from '../http/documents/integration-documents.ts'
import { document } from '../http/route/answers.ts'
import { lateBody } from '../http/route/body.ts'
import { pathId } from '../http/route/path-id.ts'
import { type Route, route } from '../http/route/route.ts'
import { onlyIf, staff } from '../http/route/who.ts'
import { writeRoute } from '../http/route/write-route.ts'
import type { CalendarContext } from './set-up-calendar.ts'

const path = '/api/portal/specialists/:specialistId/busy_calendar'
const ofSpecialist = {
  tag: 'directory',
  who: staff,
  params: z.object({ specialistId: pathId }),
  answers: document(busyCalendarDocument),
} as const

// Set up seldom: what does it is loaded when it is first asked for.
const verbs = () => import('./set-up-calendar.ts')

/** Routes by which admins have the private calendars of specialists take time from the grid. */
export function busyCalendarRoutes(context: CalendarContext & { wakeCalendars: () => void }): Route[] {
  const woken = ({ resource }: { resource: BusyCalendarResource }) => {
    context.wakeCalendars()
    return { data: resource }
  }
  return [
    route(
      {
        ...{ tag: 'directory', method: 'GET', path: '/api/portal/busy_calendars' },
        who: onlyIf(staff, ({ user }) => isAdmin(user.role)),
        summary: 'Private calendars of the specialists whom the person sets up',
        answers: document(busyCalendarListDocument),
      },
      async ({ caller, now }: { caller: PortalCaller; now: Date }) =>
        done({ data: await (await verbs()).listBusyCalendars(context, caller, now) }),
    ),
    writeRoute(
      context,
      {
        ...{ ...ofSpecialist, method: 'POST', path },
        summary: 'Names the private calendar of a specialist (RFC 5545), whose busy times are not offered',
        body: lateBody(busyCalendarPayload, { name: 'busy_calendar' }),
      },
      async (within, { asked, params, body }) =>
        await (await verbs()).nameBusyCalendar(within, asked, params.specialistId, body),
      woken,
    ),
    writeRoute(
      context,
      {
        ...{ ...ofSpecialist, method: 'POST', path: `${path}/read` },
        summary: 'Has the private calendar of a specialist read now',
      },
      async (within, { asked, params }) =>
        await (await verbs()).readBusyCalendarNow(within, asked, params.specialistId),
      woken,
    ),
    writeRoute(
      context,
      {
        ...{ ...ofSpecialist, method: 'DELETE', path },
        summary:
          'Reads the private calendar of a specialist no more; what it took of their time is free again',
      },
      async (within, { asked, params }) =>
        await (await verbs()).endBusyCalendar(within, asked, params.specialistId),
    ),
  ]
}
