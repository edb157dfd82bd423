import { staffingPlanPayload } from '@rinda/contract/queue/staffing'
import { calendarDate } from '@rinda/contract/wire/fields'
import { done } from '@rinda/contract/wire/refusals'
import { staffingTargets } from '@rinda/domain/queue/staffing/targets'
import { z } from 'zod'
import type { Boards } from '../../availability/boards/boards.ts'
import { staffingDocument, staffingPlanDocument } from '../../http/documents/staffing-documents.ts'
import { document } from '../../http/route/answers.ts'
import { lateBody } from '../../http/route/body.ts'
import { pathId } from '../../http/route/path-id.ts'
import { type Route, route } from '../../http/route/route.ts'
import { staff } from '../../http/route/who.ts'
import { writeRoute } from '../../http/route/write-route.ts'
import type { QueueContext } from '../context.ts'
import type { ShowStaffing } from './show-staffing.ts'

type Context = Pick<QueueContext, 'db' | 'settings' | 'write'> & { boards: Boards }

const ofLocation = { tag: 'queue', who: staff, params: z.object({ locationId: pathId }) } as const
const path = '/api/portal/locations/:locationId'
const target = z
  .string()
  .transform(Number)
  .refine((minutes) => staffingTargets.some((one) => one === minutes), 'field_wrong')

/** Routes by which staff see how many counters a week needs, and admins plan them. */
export function staffingRoutes(context: Context): Route[] {
  let show: Promise<ShowStaffing> | undefined
  // Few installations ask for it in a day: what works it out, and what it keeps, comes with the first question.
  const shower = async () => (await import('./show-staffing.ts')).createShowStaffing()
  return [
    route(
      {
        ...{ ...ofLocation, method: 'GET', path: `${path}/staffing` },
        summary:
          'Counters that each hour of a week needs for nine of ten to be called within a target, beside those that are planned',
        query: z.object({
          week: calendarDate.optional().describe('Any day of the week; the present one, where none is named'),
          target: target.optional().describe('Minutes: 5, 10, 15, 20 or 30; 15, where none is named'),
        }),
        answers: document(staffingDocument),
      },
      async ({ caller, params, query, now }) => {
        show ??= shower()
        const shown = await (await show)(context, caller, { ...params, ...query }, now)
        return shown.ok ? done({ data: shown.value }) : shown
      },
    ),
    writeRoute(
      context,
      {
        ...{ ...ofLocation, method: 'PATCH', path: `${path}/staffing_plan` },
        summary: 'Plans the counters of an hour of a day; null: as many as usual',
        body: lateBody(staffingPlanPayload),
        answers: document(staffingPlanDocument),
      },
      async (within, { asked, params, body }) => {
        if (!body.ok) return body
        const { setPlan } = await import('./set-plan.ts')
        return setPlan(within, asked, { ...body.value.staffing_plan, location_id: params.locationId })
      },
    ),
  ]
}
