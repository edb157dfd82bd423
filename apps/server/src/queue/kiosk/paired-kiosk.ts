import type { OwnKioskResource } from '@rinda/contract/queue/kiosk'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PairedKiosk, VisitorCaller } from '../../access/caller.ts'
import type { Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { hashOf, isSecretShaped } from '../../sign-in/sessions/session-secrets.ts'
import { findKioskBySecret, type KioskRow, updateKiosk } from './kiosk-store.ts'
import { ownKioskResource } from './resource.ts'

/** After which time it is written again that a kiosk was seen, in ms. */
const seenAgainMs = 60_000

/** The kiosk whose device shows this secret; undefined where it is none, or was ended. */
export async function findPairedKiosk(
  db: Database,
  scope: Scope,
  secret: string,
  now: Date,
): Promise<PairedKiosk | undefined> {
  const row = await findSeen(db, scope, secret, now)
  return row && { kioskId: row.kiosk_id, locationId: row.location_id, name: row.name }
}

/** Shows a kiosk to its own device, at its location. */
export async function showOwnKiosk(
  { db }: { db: Database },
  caller: VisitorCaller,
  locationId: number,
  now: Date,
): Promise<Result<OwnKioskResource>> {
  const row = caller.token === null ? undefined : await findSeen(db, caller.scope, caller.token, now)
  return row?.location_id === locationId ? done(ownKioskResource(row)) : refuse('not_found')
}

async function findSeen(
  db: Database,
  scope: Scope,
  secret: string,
  now: Date,
): Promise<KioskRow | undefined> {
  if (!isSecretShaped(secret)) return undefined
  const row = await findKioskBySecret(db, scope, hashOf(secret))
  if (!row) return undefined
  const isNews = !row.seen_at || now.getTime() - row.seen_at.getTime() >= seenAgainMs
  return isNews ? await updateKiosk(db, row, { seen_at: now }) : row
}
