import type { Booking } from '@rinda/client/booking-view'
import { type FormFieldKey, formFieldPlaces } from '@rinda/domain/company/profile'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { Fact, Facts } from './facts.tsx'

/** What was asked of the visitor besides name and phone, and what was written about the booking. */
export function BookingNotesList({ booking }: { booking: Booking }) {
  const { t } = usePhrases('booking')
  const { profile } = useSession()
  const { notes, fields } = booking
  const asked = profile.booking.formFields.flatMap(({ key }) => {
    const value = valueAt(fields, key)
    return value ? [{ key, value }] : []
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
        <Fact key={name} name={name} value={text} isWhole />
      ))}
    </Facts>
  )
}

/** The value that a form field has among the free fields of a booking. */
function valueAt(fields: Booking['fields'], key: FormFieldKey): string {
  const [place, inner] = formFieldPlaces[key].split('.')
  const value = place === 'fields' && inner ? fields[inner] : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
