import type { ServiceLineResource } from '@rinda/contract/queue/service-line'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { type Caller, maySeeService } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { streamEnd } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { listLines } from '../line-store.ts'
import { deskOf } from '../policy.ts'
import { lineResource } from '../resource.ts'

/** Lists the lines of a location that somebody has needed by now, with the place in the stream that they are at least as new as. */
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
  const theirs = rows.filter(({ service_id }) => maySeeService(caller, service_id))
  return done({ lines: theirs.map(lineResource), seq })
}
