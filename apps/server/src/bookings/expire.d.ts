import { type CompanyScope } from '../access/scope.ts'
import type { Change } from '../changes/record-store.ts'
import type { Writer } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
/** Ends one hold whose time is over; undefined when it was scheduled, released or ended in the meantime. */
export declare function expireOne(
  tx: Database,
  scope: CompanyScope,
  bookingId: number,
  now: Date,
): Promise<Change | undefined>
/** Ends every hold that is due, company by company, and tells of it. */
export declare function expireDue(
  {
    db,
    writeBySystem,
  }: {
    db: Database
    writeBySystem: Writer['writeBySystem']
  },
  now: Date,
): Promise<void>
