import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { type Caller, maySeeService } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { streamEnd } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { listLines } from '../line-store.ts'
import { deskOf } from '../policy.ts'
import { lineResource } from '../resource.ts'
import { missingLines } from '../tickets/line-of.ts'

/** Lists the lines of a location, those that nobody has needed yet as they will be made, with the place in the stream that they are at least as new as. */
export async function listServiceLines(
  { db, settings }: { db: Database; settings: Settings },
  caller: Caller,
  { locationId }: { locationId: number },
): Promise<Result<{ lines: ServiceLineResource[]; seq: number }>> {
  const desk = await deskOf(settings, caller, locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const seq = await streamEnd(db, setting.companyId)
  const rows = await listLines(db, scope, locationId)
  const coming = missingLines(setting, rows, null).map((line) => ({
    ...line,
    is_stopped: false,
    stopped_by: '',
  }))
  const theirs = [...rows, ...coming].filter(({ service_id }) => maySeeService(caller, service_id))
  return done({ lines: theirs.map(lineResource), seq })
}
