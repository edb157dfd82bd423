import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { feedText } from './feed-text.ts'
import type { FeedVisit } from './visit-store.ts'

const visit = (id: number, startsAt: string, endsAt: string): FeedVisit => ({
  ...{ booking_id: id, location_id: 1, service_id: 1, specialist_id: null, status: 'scheduled' },
  ...{ approval: 'none', first_name: '', last_name: '', uid: `visit-${id}`, seq: 1 },
  ...{ starts_at: new Date(startsAt), ends_at: new Date(endsAt), updated_at: new Date(startsAt) },
})

async function* pages() {
  yield [visit(1, '2026-10-24T08:00:00Z', '2026-10-24T08:30:00Z')]
  yield [visit(2, '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')]
}

async function textOf(title: string): Promise<string> {
  const none = new Map<number, never>()
  const names = { locations: none, services: none, specialists: none }
  const parts: Buffer[] = []
  for await (const part of feedText({ title, zone: 'Europe/Riga', names, withNames: false }, pages()))
    parts.push(part)
  return Buffer.concat(parts).toString()
}

test('visits stand in a feed by the clock of their place, and by the world’s where a time comes twice', async () => {
  const text = await textOf('Town')
  expect(text.match(/(DTSTART|DTEND|X-WR-TIMEZONE).*/g)?.filter((line) => !/^DTSTART:19/.test(line))).toEqual(
    [
      expect.stringContaining('Europe/Riga'),
      'DTSTART;TZID=Europe/Riga:20261024T110000',
      'DTEND;TZID=Europe/Riga:20261024T113000',
      'DTSTART:20261025T003000Z',
      'DTEND:20261025T013000Z',
    ],
  )
})

test('a feed is whole whatever its name is, down to the end of its last line', async () => {
  const title = 'Rīga, centrs; \\ 1. stāvs\nBEGIN:VEVENT\nno property'
  const text = await textOf(title)
  const calendar = ICAL.Component.fromString(text)
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(
    title.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`),
  )
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(2)
  expect(text.slice(-15)).toBe('END:VCALENDAR\r\n')
})
