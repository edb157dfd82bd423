import type { ServicePayload } from '@rinda/contract/service-payload'
import type { ServiceRow } from '../availability/setting-store.ts'
import type { ServiceConfig } from '../database/schema.ts'
import { defined } from './location-columns.ts'
import { textsAfter } from './multilingual.ts'

type Before = Partial<ServiceRow> & { config: ServiceConfig }

/** The columns that a wish names, as they will be. The specialists stand in a table of their own. */
export function serviceColumns(before: Before, wish: ServicePayload) {
  const { specialists: _, ...config } = wish.config ?? {}
  return defined({
    ...textsAfter(before, wish),
    position: wish.position,
    is_active: wish.active,
    is_visible: wish.visible,
    average_time: wish.average_time,
    qms_id: wish.qms_id,
    bms_id: wish.bms_id,
    bms_start_date: wish.bms_start_date,
    bms_end_date: wish.bms_end_date,
    duration_minutes: wish.duration,
    step_minutes: wish.step,
    capacity: wish.capacity,
    tags: wish.tags,
    config: defined({ ...before.config, ...config }) as ServiceConfig,
  })
}
