import type { Caller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Touches } from '../changes/side-by-side.ts'
import type { Database } from '../database/database.ts'
import { countHolds } from './store.ts'

/** How many times may be held at once: hoarding of holds is an attack, staff in a hurry are not. */
const mostHolds = { portalSession: 100, visitorSession: 5, visitorAddress: 60 }

/** Whether this caller holds as much as one may. Programs of the operator are not limited. */
export async function holdsTooMany(
  db: Database,
  caller: Caller,
  scope: CompanyScope,
  now: Date,
): Promise<boolean> {
  const { kind, session, ip } = caller
  if (kind !== 'portal' && kind !== 'visitor') return false
  const most = kind === 'portal' ? mostHolds.portalSession : mostHolds.visitorSession
  if (session !== '' && (await countHolds(db, scope, { who: kind, session }, now)) >= most) return true
  return (
    kind === 'visitor' && (await countHolds(db, scope, { who: kind, ip }, now)) >= mostHolds.visitorAddress
  )
}

/** What a verb that takes a hold has in common with others: the holds that are counted for this caller. */
export function holdsOf({ kind, session, ip }: Caller): Touches {
  if (kind !== 'portal' && kind !== 'visitor') return []
  return [
    ...(session === '' ? [] : [`holds of session ${session}`]),
    ...(kind === 'visitor' ? [`holds of ${ip}`] : []),
  ]
}
