import type { ServicePayload } from '@rinda/contract/set-up/service-payload'
import type { ServiceRow } from '../availability/setting-store.ts'
import type { ServiceConfig } from '../database/schema.ts'
import { defined } from './location-columns.ts'
import { textsAfter } from './multilingual.ts'

type Before = Partial<ServiceRow> & { config: ServiceConfig }

/** The columns that an input names, as they will be. The specialists stand in a table of their own. */
export function serviceColumns(before: Before, input: ServicePayload) {
  const { specialists: _, ...config } = input.config ?? {}
  return defined({
    ...textsAfter(before, input),
    position: input.position,
    is_active: input.active,
    is_visible: input.visible,
    average_time: input.average_time,
    qms_id: input.qms_id,
    bms_id: input.bms_id,
    bms_start_date: input.bms_start_date,
    bms_end_date: input.bms_end_date,
    duration_minutes: input.duration,
    step_minutes: input.step,
    capacity: input.capacity,
    tags: input.tags,
    config: defined({ ...before.config, ...config }) as ServiceConfig,
  })
}
