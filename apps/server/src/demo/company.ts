import type { BookingTime, TimeRange, WeekHours } from '@rinda/domain/hours/opening-hours'
import type { CompanyOverride } from '@rinda/rulebook/override'

/** A text in Latvian, English and Russian. */
export type Words = readonly [lv: string, en: string, ru: string]

export type DemoSpecialist = { id: number; name: string; isActive?: false }

export type DemoService = {
  id: number
  name: Words
  /** Null: the rulebook says it by the prefix of the booking-system id. */
  minutes: number | null
  stepMinutes?: number
  /** Other lengths that staff gave to some of the visits. */
  otherMinutes?: readonly number[]
  /** Ids; without any the service itself has `capacity` lanes. */
  specialists?: readonly number[]
  capacity?: number
  bookingTimes?: readonly BookingTime[]
  /** Times at which made-up visitors come, where it can be booked at others too. */
  visitTimes?: readonly BookingTime[]
  price?: number
  isQueueOnly?: true
  isActive?: false
  /** Visits wait for somebody to accept them. */
  asksApproval?: true
}

/** A living line: its counters, and how many visitors come in a busy hour. */
export type DemoLine = { counters: number; perHour: number }

export type DemoLocation = {
  id: number
  name: Words
  address: Words
  place: readonly [latitude: number, longitude: number]
  bmsId: string
  hours: WeekHours
  services: readonly DemoService[]
  /** Part of a busy day's time that is booked, 0 to 1. */
  busyness: number
  /** Special days: those that everyone knows, and for `near` a short and a closed day within two weeks too. */
  specials?: 'holidays' | 'near'
  hasQueue?: true
  /** Staff give somebody a place beside another's long visit. */
  squeezesIn?: true
  /** Number of visits that are being filled in at this moment; one where it is absent. */
  openForms?: number
  isBmsActive?: false
  /** The living line of the location: visitors and agents that are made up. */
  line?: DemoLine
  announcement?: Words
  description?: Words
}

export type DemoCompany = {
  id: number
  name: Words
  domain: string
  /** Begins the booking-system ids of its services. */
  prefix: string
  specialists: readonly DemoSpecialist[]
  locations: readonly DemoLocation[]
  profile?: CompanyOverride
  /** Visitors pay for what has a price before they come: here they rehearse it. */
  isPaidBefore?: true
}

function range(text: string): TimeRange {
  const [from = '', till = ''] = text.split('-')
  return { from, till }
}

/** Hours such as `09:00-17:00`, the same from Monday to Friday; without a text the day is closed. */
export function week(workdays: string, saturday?: string, sunday?: string): WeekHours {
  const day = range(workdays)
  return {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    ...(saturday === undefined ? {} : { saturday: range(saturday) }),
    ...(sunday === undefined ? {} : { sunday: range(sunday) }),
  }
}

/** Booking times on some weekdays only: the others are closed. */
export function onlyOn(days: WeekHours): BookingTime[] {
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
  return names.map((day) => ({ day, from: days[day]?.from ?? null, till: days[day]?.till ?? null }))
}
