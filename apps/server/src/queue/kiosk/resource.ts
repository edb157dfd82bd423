import type { KioskResource, OwnKioskResource } from '@rinda/contract/queue/kiosk'
import type { KioskRow } from './kiosk-store.ts'

/** A kiosk as staff see it. A code that works no more is none. */
export function kioskResource(row: KioskRow, now: Date): KioskResource {
  const isWaiting = row.code_until !== null && row.code_until > now
  return {
    id: String(row.kiosk_id),
    type: 'kiosk',
    attributes: {
      location_id: row.location_id,
      name: row.name,
      prints: row.prints,
      code: isWaiting ? row.code : null,
      code_until: isWaiting ? (row.code_until?.toISOString() ?? null) : null,
      paired_at: row.paired_at?.toISOString() ?? null,
      seen_at: row.seen_at?.toISOString() ?? null,
    },
  }
}

/** A kiosk as its own device sees it, with the secret where it was given one just now. */
export function ownKioskResource(row: KioskRow, token?: string): OwnKioskResource {
  const { location_id, name, prints } = row
  return {
    id: String(row.kiosk_id),
    type: 'own_kiosk',
    attributes: { location_id, name, prints, ...(token === undefined ? {} : { token }) },
  }
}
