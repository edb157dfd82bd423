import type { ServicePayload } from '@rinda/contract/set-up/service-payload'
import { serviceFields } from '@rinda/domain/set-up/service-fields'
import type { ServiceRow } from '../availability/setting-store.ts'
import type { ServiceConfig } from '../database/schema.ts'
import { defined, plainColumns } from './field-columns.ts'
import { textColumns } from './text-columns.ts'

type Before = Partial<ServiceRow> & { config: ServiceConfig }

/** The columns that an input names, as they will be. The specialists stand in a table of their own. */
export function serviceColumns(before: Before, input: ServicePayload) {
  const { specialists: _, ...config } = input.config ?? {}
  return defined({
    ...textColumns(serviceFields, before, input),
    ...plainColumns(serviceFields, input),
    config: defined({ ...before.config, ...config }) as ServiceConfig,
  })
}
