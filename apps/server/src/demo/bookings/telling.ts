import { demoPeople } from '../accounts.ts'
import type { Random } from '../random.ts'
import type { CompanyWithProfile } from '../set-up-rows.ts'
import type { ClientType } from './booking-row.ts'
import type { Actors } from './fates.ts'
import { fieldTexts } from './field-texts.ts'
import type { HeldTime } from './fill-day.ts'
import type { Visitor } from './visitors.ts'

/** Ingredients of a company's bookings. */
export type Telling = {
  random: Random
  about: CompanyWithProfile
  /** Never the same one twice in a row, nor soon after. */
  nextVisitor: () => Visitor
  /** Epoch minutes. */
  now: number
}

/** Names whoever books and whoever serves: the staff that can sign in, where the company has any. */
export function actorsOf(about: CompanyWithProfile, clientType: ClientType): Actors {
  const { id, domain } = about.company
  const staff = demoPeople.find((person) => person.companyId === id && person.role !== 'QTICKET_ADMIN')
  const name = staff?.email ?? `admin@${domain}`
  return { booker: clientType === 'portal' ? name : 'visitor', staff: name }
}

/** Makes the answers of a visitor in the company's form, in their language. */
export function whatIsSaid({ random, about }: Telling, held: Pick<HeldTime, 'service'>, visitor: Visitor) {
  const language = visitor.language
  const [lv, en, ru] = held.service.name
  return fieldTexts(random, about.profile.booking.formFields, language, { lv, en, ru }[language])
}
