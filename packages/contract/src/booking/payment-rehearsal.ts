import type { ResourceObject } from '../wire/json-api.ts'

/** A payment as a demo rehearses it; amounts are whole cents. */
export type PaymentRehearsalResource = ResourceObject<
  'payment_rehearsal',
  {
    amount: number
    currency: string
    description: string
    expires_at: string
    /** Address that whoever pays is led back to. */
    return_url: string
    choice: 'paid' | 'canceled' | null
  }
>
