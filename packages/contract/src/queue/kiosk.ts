import { z } from 'zod'
import { text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** A kiosk of a location, as staff see it. Times are ISO 8601 with `Z`. */
export type KioskAttributes = {
  location_id: number
  name: string
  /** True where it prints the tickets that it gives. */
  prints: boolean
  /** Six digits with which a device is paired, and until when; null once it was, or when it is too late. */
  code: string | null
  code_until: string | null
  paired_at: string | null
  seen_at: string | null
}
export type KioskResource = ResourceObject<'kiosk', KioskAttributes>

/** A kiosk as its own device sees it. `token` is told once, when it is paired. */
export type OwnKioskAttributes = Pick<KioskAttributes, 'location_id' | 'name' | 'prints'> & { token?: string }
export type OwnKioskResource = ResourceObject<'own_kiosk', OwnKioskAttributes>

const name = text(60).refine((value) => value !== '', 'field_required')
const prints = z.boolean('field_wrong')

/** Body of a call in which staff make a kiosk, or change one. */
export const newKioskPayload = z.object({ kiosk: z.object({ name, prints: prints.optional() }) })
export const kioskPayload = z.object({
  kiosk: z.object({ name: name.optional(), prints: prints.optional() }),
})

/** Body of the call by which a device is paired. */
export const pairKioskPayload = z.object({ kiosk: z.object({ code: text(20) }) })
