import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { EpochMinutes } from '@rinda/domain/time/zone'

/** One visitor's bookings, in the order in which they were found: those to come, then the others. */
export type Visitor = {
  readonly key: string
  readonly name: string
  readonly phone: string
  /** Companies for which they came, each once: one may be what was looked for. */
  readonly businesses: readonly string[]
  readonly coming: readonly Booking[]
  readonly others: readonly Booking[]
}

/** Puts together what is one visitor's: the same number, and the same name however it was typed. In the order of the first found. */
export function groupVisitors(bookings: readonly Booking[], now: EpochMinutes): Visitor[] {
  return [...Map.groupBy(bookings, keyOf)].map(([key, own]) => {
    const [first] = own
    return {
      key,
      name: first ? visitorName(first) : '',
      phone: first ? phoneOf(first) : '',
      businesses: [...new Set(own.map(businessOf))].filter((name) => name !== ''),
      coming: own.filter((booking) => isComing(booking, now)),
      others: own.filter((booking) => !isComing(booking, now)),
    }
  })
}

const isComing = (booking: Booking, now: EpochMinutes) => keepsTime(booking) && booking.endsAt > now

function businessOf({ fields }: Booking): string {
  return typeof fields.business_name === 'string' ? fields.business_name : ''
}

/** `+371 29123456` */
function phoneOf({ phoneCountryCode, phoneNumber }: Booking): string {
  if (phoneNumber === '') return ''
  return phoneCountryCode === '' ? phoneNumber : `+${phoneCountryCode} ${phoneNumber}`
}

function keyOf(booking: Booking): string {
  const name = visitorName(booking).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return `${phoneOf(booking)}/${name}`
}
