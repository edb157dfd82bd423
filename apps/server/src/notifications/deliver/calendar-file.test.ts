import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { visitCalendar } from './calendar-file.ts'

const now = new Date('2026-10-20T10:00:00Z')

/** The start and the end of a visit as a calendar reads them in its file. */
function readBack(startsAt: string, endsAt: string, zone: string): string[] {
  const visit = {
    uid: 'one',
    seq: 1,
    zone,
    summary: 'Visit',
    place: 'Town',
    isOver: false,
    isTentative: false,
  }
  const file = visitCalendar({ ...visit, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, now)
  const calendar = ICAL.Component.fromString(file)
  for (const zoneOf of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zoneOf))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
  // What RFC 5545 asks of every file: a stamp of the world's clock, and a last line that ends.
  expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-10-20T10:00:00Z')
  expect(file.slice(-15)).toBe('END:VCALENDAR\r\n')
  return [event.startDate, event.endDate].map((one) => one.toJSDate().toISOString().replace('.000', ''))
}

test.each([
  ['in winter', '2026-12-09T08:00:00Z', '2026-12-09T08:30:00Z', 'Europe/Riga'],
  [
    'at a time that comes twice, the first one',
    '2026-10-25T00:30:00Z',
    '2026-10-25T00:50:00Z',
    'Europe/Riga',
  ],
  [
    'at a time that comes twice, the second one',
    '2026-10-25T01:30:00Z',
    '2026-10-25T01:50:00Z',
    'Europe/Riga',
  ],
  ['as the clocks are put back', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', 'Europe/Riga'],
  ['as they are put forward', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z', 'Europe/Riga'],
  ['half an hour back', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z', 'Australia/Lord_Howe'],
  ['in a zone that is an offset', '2026-07-09T08:00:00Z', '2026-07-09T08:30:00Z', '+03:00'],
  ['far in the east', '2026-07-09T08:00:00Z', '2026-07-09T08:30:00Z', 'Asia/Ho_Chi_Minh'],
])('a calendar reads a visit at its very time: %s', (_, startsAt, endsAt, zone) => {
  expect(readBack(startsAt, endsAt, zone)).toEqual([startsAt, endsAt])
})
