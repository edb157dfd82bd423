import type { CounterResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { Settings } from '../../availability/settings.ts'
import { streamEnd } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { listCounters } from '../counter-store.ts'
import { deskOf } from '../policy.ts'
import { counterResource } from '../resource.ts'

/** Lists the counters of a location, in their order, with the place in the stream that they are at least as new as. */
export async function listCountersAt(
  { db, settings }: { db: Database; settings: Settings },
  caller: Caller,
  { locationId }: { locationId: number },
): Promise<Result<{ counters: CounterResource[]; seq: number }>> {
  const desk = await deskOf(settings, caller, locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const seq = await streamEnd(db, setting.companyId)
  const rows = await listCounters(db, scope, locationId)
  return done({ counters: rows.map(counterResource), seq })
}
