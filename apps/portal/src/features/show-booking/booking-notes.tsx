import type { Booking } from '@rinda/client/bookings/booking-view'
import { formFieldsAt, optionIdPlaces } from '@rinda/domain/company/form'
import { type FormField, formFieldPlaces } from '@rinda/domain/company/profile'
import type { Language } from '@rinda/phrases/resources'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { Fact, Facts } from './facts.tsx'

/** Shows what the visitor was asked besides name and phone, and the notes about the booking. */
export function BookingNotesList({ booking }: { booking: Booking }) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const profile = profileAt(booking.locationId)
  const { notes, fields } = booking
  const asked = formFieldsAt(profile, booking.locationId, booking.serviceId).flatMap((field) => {
    const value = shownValue(fields, field, language)
    return value ? [{ key: field.key, value }] : []
  })
  const said = [
    { name: t('fields_notes'), text: notes.description },
    { name: t('internalNotes'), text: notes.internal },
    { name: t('reason'), text: profile.booking.blockReason ? notes.blocked : undefined },
    { name: t('reason'), text: notes.canceled ?? notes.declined },
  ].filter(({ text }) => text)
  if (asked.length === 0 && said.length === 0) return null
  return (
    <Facts>
      {asked.map(({ key, value }) => (
        <Fact key={key} name={t(`fields_${key}`)} value={value} />
      ))}
      {said.map(({ name, text }) => (
        <Fact key={`${name} ${text}`} name={name} value={text} isWhole />
      ))}
    </Facts>
  )
}

/**
 * Gives the booking's value of a form field: the name of a choice in the person's language while it is still
 * offered, else the text that is kept.
 */
function shownValue(fields: Booking['fields'], field: FormField, language: Language): string {
  const chosen = valueAt(fields, optionIdPlaces[field.key])
  const option = field.options?.find(({ id }) => id === chosen)
  return option?.[language] ?? valueAt(fields, formFieldPlaces[field.key])
}

function valueAt(fields: Booking['fields'], where: string | undefined): string {
  const [place, inner] = where?.split('.') ?? []
  const value = place === 'fields' && inner ? fields[inner] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
