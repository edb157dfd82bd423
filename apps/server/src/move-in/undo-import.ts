import type { ImportResource } from '@rinda/contract/set-up/move-in'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { QuietChange } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import {
  allowLongStatements,
  countChanged,
  lockImport,
  lockImported,
  markUndone,
  removeImported,
} from './import-store.ts'
import { importChange, type MoveInContext, scopeFor } from './move-in.ts'

/** Takes an import back as if it had never been, as long as nobody has changed anything of it: its bookings are no visits that were canceled. */
export async function undoImport(
  { db, write }: Pick<MoveInContext, 'db' | 'write'>,
  asked: Asked<PortalCaller>,
  { companyId, importId }: { companyId: number | undefined; importId: number },
): Promise<Result<Answer<ImportResource>>> {
  const { caller, now } = asked
  const scope = await scopeFor(db, caller, companyId)
  if (!scope.ok) return scope
  return await write({ ...asked, scope: scope.value }, async (tx) => {
    await allowLongStatements(tx)
    const before = await lockImport(tx, scope.value, importId)
    if (!before) return refuse('not_found')
    if (before.undone_at) return refuse('import_undone')
    await lockImported(tx, before)
    const changed = await countChanged(tx, before)
    if (changed > 0) return refuse('import_changed', undefined, String(changed))
    const removed = await removeImported(tx, before)
    const after = await markUndone(tx, before, { undone_by: caller.user.email, undone_at: now })
    const change = importChange('undo', before, after)
    const gone = [
      ...removed.bookingIds.map((id) => removal('booking', id, importId)),
      ...removed.userIds.map((id) => removal('user', id, importId)),
    ]
    const answer = { type: 'import_undone', resource: change.event.resource as ImportResource }
    return done({ changes: [...gone, change], answer })
  })
}

/** Audits what is gone by its id: how it was, the audit of the import has kept. */
function removal(objectKind: 'booking' | 'user', id: number, importId: number): QuietChange {
  return {
    action: `${objectKind}.undo_import`,
    objectKind,
    objectId: String(id),
    before: { import_id: importId },
    after: null,
    event: null,
  }
}
