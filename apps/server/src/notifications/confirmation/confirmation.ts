import type { Language } from '@rinda/contract/wire/json-api'

/** Facts that stand on the paper of a booking, in the language of whoever keeps it. Its token is not among them: papers are left lying about. */
export type Confirmation = {
  language: Language
  company: string
  /** Address of the company's picture, as its facts have it. */
  logo: string
  startsAt: Date
  endsAt: Date
  zone: string
  service: string
  /** Null: nobody in particular. */
  specialist: string | null
  place: string
  address: string
  phone: string
  code: string
  /** Tells whether staff still have to accept it. */
  isPending: boolean
}
