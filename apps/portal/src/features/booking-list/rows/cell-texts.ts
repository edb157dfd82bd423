import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { hasPaymentExpired } from '@rinda/domain/booking/list-state'
import { type FormFieldKey, formFieldPlaces } from '@rinda/domain/company/profile'
import type { ColumnKey } from '@rinda/domain/company/view'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { Language } from '@rinda/phrases/resources'
import { figureDay } from '@rinda/phrases/time/day-text'
import { phoneText } from '../../../bookings/words/phone-text.ts'

/** Functions that give the text of a booking's cell, by column. */
export type CellTexts = Readonly<Record<ColumnKey, (booking: Booking) => string>>

export function cellTexts(by: {
  location: Location
  language: Language
  zone: string
  /** "30 min", and what a status is called. */
  minutes: (count: number) => string
  status: (status: Booking['status']) => string
}): CellTexts {
  const { location, language, zone } = by
  const services = new Map(location.services.map((one) => [one.id, nameIn(language, one.name)]))
  const specialists = new Map(location.specialists.map((one) => [one.id, one.name]))
  return {
    date: ({ startsAt }) => figureDay(localDateOf(startsAt, zone), language),
    time: ({ startsAt }) => localTimeOf(startsAt, zone),
    duration: ({ durationMinutes }) => by.minutes(durationMinutes),
    specialist: ({ specialistId }) => (specialistId === null ? '' : (specialists.get(specialistId) ?? '')),
    service: ({ serviceId }) => services.get(serviceId) ?? '',
    customer: visitorName,
    email: ({ email }) => email,
    phone: phoneText,
    business_name: fieldText('business_name'),
    tracking_number: fieldText('tracking_number'),
    status: (booking) => by.status(hasPaymentExpired(booking) ? 'expired' : booking.status),
  }
}

/**
 * Makes the function that gives a booking's value of a form field which is kept under `fields`; '' where
 * there is none.
 */
function fieldText(key: FormFieldKey): (booking: Booking) => string {
  const place = formFieldPlaces[key].replace('fields.', '')
  return ({ fields }) => {
    const value = fields[place]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
}
