import type { FieldChange } from '@rinda/contract/set-up/set-up-history'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { settingsWithin } from '../locations/list.ts'
import { renderLocation, renderService } from '../locations/resource.ts'
import type { SetUpWriting } from '../locations/write/set-up-context.ts'
import { earlierValues } from './earlier-values.ts'
import { shownChange } from './list.ts'
import { findChange } from './store.ts'

/** Change that is to be put back, and the fields of it; without fields, all. */
export type PutBackInput = { changeId: number; fields: readonly string[] | undefined }

type Earlier = {
  kind: 'location' | 'service'
  companyId: number
  locationId: number
  objectId: number
  changes: readonly FieldChange[]
}

/** The fields of a change that the person may put back. What is out of their reach is not found. */
export async function findEarlier(
  context: SetUpWriting,
  caller: PortalCaller,
  { changeId, fields }: PutBackInput,
): Promise<Result<Earlier>> {
  const row = await findChange(context.db, caller.scope, changeId)
  // Of a specialist nothing is put back here.
  const [shown] = row ? shownChange(caller, await settingsWithin(context, caller), new Set(), row) : []
  if (!shown?.setting || (shown.kind !== 'location' && shown.kind !== 'service')) return refuse('not_found')
  const changes = shown.changes.filter(({ field }) => fields?.includes(field) ?? true)
  if (changes.length === 0 || changes.length < (fields?.length ?? 0)) return refuse('field_wrong', 'fields')
  const { companyId, locationId } = shown.setting
  return done({ kind: shown.kind, companyId, locationId, objectId: Number(shown.row.object_id), changes })
}

/** The values that put fields back, made from what is there at this moment. */
export async function earlierNow(
  context: SetUpWriting,
  caller: PortalCaller,
  { kind, locationId, objectId, changes }: Earlier,
  now: Date,
) {
  const setting = await context.settings.readNow(context.db, caller.scope, locationId)
  const service = setting?.services.get(objectId)
  const minute = Math.floor(now.getTime() / 60_000)
  if (!setting || (kind === 'service' && !service)) return undefined
  const { attributes } =
    service && kind === 'service'
      ? renderService(setting, service, minute)
      : renderLocation(setting, minute, true)
  return earlierValues(changes, attributes)
}
