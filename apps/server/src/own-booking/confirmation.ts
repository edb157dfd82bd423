import type { Language } from '@rinda/contract/wire/json-api'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { companyFacts } from '@rinda/rulebook/company-facts'
import type { VisitorCaller } from '../access/caller.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { findCompanyRow } from '../companies/company-store.ts'
import { drawConfirmation } from '../notifications/confirmation/draw.ts'
import type { OwnBookingContext } from './context.ts'
import { showOwnBooking } from './show-booking.ts'

/** Draws the paper of a visitor's booking, in the language that they read it in, or its own. Of one that does not take place there is none. */
export async function confirmationOfBooking(
  context: OwnBookingContext,
  caller: VisitorCaller,
  { name, language: asked }: { name: BookingName; language: Language | undefined },
  now: Date,
): Promise<Result<Buffer>> {
  const shown = await showOwnBooking(context, caller, name, now)
  if (!shown.ok) return shown
  const { attributes } = shown.value
  const { status, approval, location, service, specialist, company } = attributes
  const stands = (status === 'scheduled' || status === 'confirmed') && approval !== 'declined'
  if (!stands) return refuse('wrong_state')
  const row = await findCompanyRow(context.db, company.id)
  const language = asked ?? attributes.language
  const inLanguage = (named: { [Each in 'name' | `name_${Language}`]: string }) =>
    named[`name_${language}`] || named.name
  return done(
    await drawConfirmation(
      {
        language,
        company: inLanguage(company),
        logo: companyFacts(company.id, row?.profile).logo,
        startsAt: new Date(attributes.starts_at),
        endsAt: new Date(attributes.ends_at),
        zone: attributes.timezone,
        service: inLanguage(service),
        specialist: specialist?.name ?? null,
        place: inLanguage(location),
        address: location[`address_${language}`] || location.address,
        phone: location.phone,
        code: attributes.code,
        isPending: approval === 'pending',
      },
      now,
    ),
  )
}
