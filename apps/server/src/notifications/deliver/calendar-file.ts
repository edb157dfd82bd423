import { TZDate } from '@date-fns/tz'
import { comesTwice } from '@rinda/domain/time/zone'
import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Facts } from './facts.ts'

/** A file for the calendar of whoever comes (RFC 5545, RFC 5546): `REQUEST` puts the times in or moves them, `CANCEL` takes them out. */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; content: string }

const methodOf = {
  confirmed: ICalCalendarMethod.REQUEST,
  moved: ICalCalendarMethod.REQUEST,
  canceled: ICalCalendarMethod.CANCEL,
  declined: ICalCalendarMethod.CANCEL,
} as const

/**
 * Makes the calendar file of a message; null: it changes nothing in a calendar. Times stand in the zone of the location. `SEQUENCE` is the place
 * of the change in the company's stream, so that of two files the later one always holds.
 */
export function calendarFile(facts: Facts, from: string, now: Date): CalendarFile | null {
  const { kind, zone, company, seq } = facts
  if (kind === 'code' || kind === 'link' || kind === 'requested' || kind === 'reminder') return null
  if (kind === 'earlier' || seq === null) return null
  const method = methodOf[kind]
  const calendar = ical({ prodId: { company: 'Rinda', product: 'Rinda' }, method })
  withZoneBlocks(calendar)
  for (const { uid, startsAt, endsAt } of facts.times) {
    calendar.createEvent({
      id: `${uid}@rinda`,
      sequence: seq,
      stamp: new TZDate(now, 'UTC'),
      ...timesInCalendar({ startsAt, endsAt, zone }),
      summary: `${facts.service}, ${company}`,
      location: [facts.place, facts.address].filter(Boolean).join(', '),
      status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      organizer: { name: company, email: from },
      attendees: [{ email: facts.recipient, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    })
  }
  return { method, content: wholeFile(calendar.toString()) }
}

/** A visit as an entry of a calendar. */
export type CalendarVisit = {
  uid: string
  seq: number
  zone: string
  startsAt: Date
  endsAt: Date
  summary: string
  place: string
  isOver: boolean
  isTentative: boolean
}

/** Makes the file that somebody puts into their calendar by hand: the same entry as that of the mails, without asking anybody for an answer. */
export function visitCalendar(visit: CalendarVisit, now: Date): string {
  const { isOver, isTentative } = visit
  const method = isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = ical({ prodId: { company: 'Rinda', product: 'Rinda' }, method })
  withZoneBlocks(calendar)
  const standing = isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
  calendar.createEvent({
    id: `${visit.uid}@rinda`,
    sequence: visit.seq,
    stamp: new TZDate(now, 'UTC'),
    ...timesInCalendar(visit),
    summary: visit.summary,
    location: visit.place,
    status: isOver ? ICalEventStatus.CANCELLED : standing,
  })
  return wholeFile(calendar.toString())
}

type Times = { startsAt: Date; endsAt: Date }

/**
 * Places a visit in a calendar: by the clock of its zone, as people look for it. A time that comes twice there is the first one for some programs, and
 * the second for others: such a visit is placed by the world's clock.
 */
export function timesInCalendar({ startsAt, endsAt, zone }: Times & { zone: string }) {
  const timezone = isUnclear({ startsAt, endsAt }, zone) ? 'UTC' : zone
  return { start: new TZDate(startsAt, timezone), end: new TZDate(endsAt, timezone), timezone }
}

/**
 * Has a calendar describe the zones of its visits. It names none for all of itself: the library would then write by its clock what has to stand in
 * UTC (`DTSTAMP`), and a visit that is placed by the world's clock too.
 */
function withZoneBlocks(calendar: ICalCalendar): void {
  calendar.timezone({ name: null, generator: zoneBlock })
}

/** Ends the last line of a calendar as every other one: the library does not, and readers that are strict refuse it. */
export function wholeFile(text: string): string {
  return `${text}\r\n`
}

function isUnclear({ startsAt, endsAt }: Times, zone: string): boolean {
  // An offset, `+03:00`, is no zone that a calendar knows.
  return (
    /^[+-]/.test(zone) || [startsAt, endsAt].some((at) => comesTwice(Math.floor(at.getTime() / 60_000), zone))
  )
}

/** Gives the block that says what a zone's clock does; null: nobody knows the zone. */
export function zoneBlock(zone: string): string | null {
  const [block] = tzlib_get_ical_block(zone)
  return block ?? null
}
