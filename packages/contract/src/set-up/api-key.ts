import { type KeyScope, keyScopes } from '@rinda/domain/access/key-scope'
import { z } from 'zod'
import { moment, rowId, text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** A key by which another system calls a company's interface, as its admins see it. Times are ISO 8601 with `Z`. */
export type ApiKeyAttributes = {
  company_id: number
  name: string
  /** First characters of the key, by which people tell it from others. */
  hint: string
  scopes: KeyScope[]
  /** Null: it does not end by itself. */
  expires_at: string | null
  created_at: string
  /** E-mail address of whoever made it. */
  created_by: string
  /** Within some minutes; null: never. */
  last_used_at: string | null
  /** Null: it works, unless it has expired. */
  revoked_at: string | null
  /** The key itself: told once, to whoever makes it. */
  key?: string
}
export type ApiKeyResource = ResourceObject<'api_key', ApiKeyAttributes>

/** A new key. `company_id` counts only from the platform's admin; without it the key is of the caller's company. */
export const newApiKeyPayload = z.object({
  api_key: z.object({
    company_id: rowId.optional(),
    name: text(60).refine((name) => name !== '', 'field_required'),
    scopes: z
      .array(z.enum(keyScopes, 'field_wrong'), 'field_required')
      .min(1, 'field_required')
      .transform((scopes) => keyScopes.filter((one) => scopes.includes(one))),
    expires_at: moment.nullish().transform((value) => value ?? null),
  }),
})
export type NewApiKey = z.output<typeof newApiKeyPayload>['api_key']
