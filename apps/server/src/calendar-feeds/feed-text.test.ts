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

test('visits stand in a feed by the clock of their place, and by the world’s where a time comes twice', async () => {
  const none = new Map<number, never>()
  const names = { locations: none, services: none, specialists: none }
  const parts: Buffer[] = []
  for await (const part of feedText({ title: 'Town', zone: 'Europe/Riga', names, withNames: false }, pages()))
    parts.push(part)
  const text = Buffer.concat(parts).toString()
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
