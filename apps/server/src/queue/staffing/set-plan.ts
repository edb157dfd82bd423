import type { StaffingPlanAttributes, StaffingPlanResource } from '@rinda/contract/queue/staffing'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { openHoursOn } from '@rinda/domain/queue/staffing/day-hours'
import type { PortalCaller } from '../../access/caller.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'
import { staffName } from '../counter/put-counter.ts'
import { ownDeskOf } from '../policy.ts'
import { mayPlan } from './may-plan.ts'
import { lockPlan, putPlan, removePlan } from './plan-store.ts'
import { planResource } from './resource.ts'

/** Plans counters for an hour of a day that is not over; null: as many as usual again. */
export async function setPlan(
  context: Pick<QueueContext, 'settings' | 'write'>,
  asked: Asked<PortalCaller>,
  { location_id: locationId, date, hour, counters }: StaffingPlanAttributes,
): Promise<Result<Answer<StaffingPlanResource>>> {
  const { caller, now } = asked
  const desk = await ownDeskOf(context.settings, caller, locationId)
  if (!desk.ok) return desk
  if (!mayPlan(caller)) return refuse('forbidden')
  const { scope, setting } = desk.value
  const open = openHoursOn(setting.hours, date).find((one) => one.hour === hour)
  if (!open) return refuse('outside_hours', 'hour')
  if (open.till <= now.getTime()) return refuse('starts_in_past', 'date')
  const key = { location_id: locationId, day: date, hour }
  const conflictKeys = [`staffing ${locationId} ${date} ${hour}`]
  return await context.write({ ...asked, scope, conflictKeys }, async (tx) => {
    const before = (await lockPlan(tx, scope, key))?.counters ?? null
    if (counters === null) await removePlan(tx, scope, key)
    else await putPlan(tx, scope, { ...key, counters, updated_by: staffName(caller), updated_at: now })
    const resource = planResource({ location_id: locationId, date, hour, counters })
    const change = {
      ...{ action: 'staffing_plan.update', objectKind: 'staffing_plan', objectId: resource.id },
      ...{ before: { counters: before }, after: { counters } },
      event: { type: 'staffing_plan', locationId, resource },
    }
    return done({ changes: before === counters ? [] : [change], answer: { type: 'staffing_plan', resource } })
  })
}
