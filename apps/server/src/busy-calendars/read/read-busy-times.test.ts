import { addDays, fromUtcDateTime, type Interval, utcDateTime, wallIntervals } from '@rinda/domain/time/zone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBusyTimes } from './read-busy-times.ts'

const zone = 'Europe/Riga'
const at = (text: string) => fromUtcDateTime(text.slice(0, 10), text.slice(11, 16))
const window: Interval = { from: at('2027-03-01T00:00'), till: at('2027-05-01T00:00') }
const told = ({ from, till }: Interval) => {
  const [start, end] = [utcDateTime(from), utcDateTime(till)]
  return `${start.date} ${start.time}–${end.date === start.date ? '' : `${end.date} `}${end.time}`
}

async function read(lines: readonly string[] | string, own: readonly string[] = []) {
  const text = typeof lines === 'string' ? lines : lines.join('\r\n')
  return await readBusyTimes(text, {
    ...{ zone, window },
    findOwn: async (uids) => new Set(uids.filter((uid) => own.includes(uid))),
    pause: async () => {},
  })
}

const calendar = (...lines: readonly string[]) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Somebody//EN',
  ...lines,
  'END:VCALENDAR',
]
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']
async function times(...lines: readonly string[]): Promise<string[]> {
  const reading = await read(calendar(...lines))
  return reading.kind === 'read' ? reading.times.map(told) : [reading.fault]
}

test.each([
  ['a time of the world', ['DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z'], '2027-03-10 09:00–10:00'],
  [
    'a time of a zone',
    ['DTSTART;TZID=Europe/London:20270310T090000', 'DURATION:PT30M'],
    '2027-03-10 09:00–09:30',
  ],
  [
    'a time of no zone is of the company',
    ['DTSTART:20270310T090000', 'DTEND:20270310T100000'],
    '2027-03-10 07:00–08:00',
  ],
  [
    'a zone that nobody knows',
    ['DTSTART;TZID=Atlantis:20270310T090000', 'DTEND;TZID=Atlantis:20270310T100000'],
    '2027-03-10 07:00–08:00',
  ],
  [
    'a day',
    ['DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270312'],
    '2027-03-09 22:00–2027-03-11 22:00',
  ],
  ['a day without an end', ['DTSTART;VALUE=DATE:20270310'], '2027-03-09 22:00–2027-03-10 22:00'],
  [
    'the day of 23 hours',
    ['DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'],
    '2027-03-27 22:00–2027-03-28 21:00',
  ],
  [
    'seconds are whole minutes',
    ['DTSTART:20270310T090030Z', 'DTEND:20270310T095930Z'],
    '2027-03-10 09:00–10:00',
  ],
  [
    'what began before the window',
    ['DTSTART:20270228T230000Z', 'DTEND:20270301T010000Z'],
    '2027-03-01 00:00–01:00',
  ],
])('%s', async (_name, lines, expected) => {
  expect(await times(...event('UID:a', ...lines))).toEqual([expected])
})

test.each([
  ['free time', ['TRANSP:TRANSPARENT']],
  ['what is canceled', ['STATUS:CANCELLED']],
  ['free time of Outlook', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
])('%s takes none', async (_name, lines) => {
  expect(
    await times(...event('UID:a', 'DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z', ...lines)),
  ).toEqual([])
})

test('what ends when it begins, or before, takes none; what is over or far ahead neither', async () => {
  const found = await times(
    ...event('UID:a', 'DTSTART:20270310T090000Z'),
    ...event('UID:b', 'DTSTART:20270310T090000Z', 'DTEND:20270310T080000Z'),
    ...event('UID:c', 'DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z'),
    ...event('UID:d', 'DTSTART:20290310T090000Z', 'DTEND:20290310T100000Z'),
  )
  expect(found).toEqual([])
})

test('a series keeps the time on the wall over the change of the clock; one is left out, one is moved, one is free', async () => {
  const found = await times(
    ...event(
      'UID:s',
      'DTSTART;TZID=Europe/Riga:20270320T090000',
      'DTEND;TZID=Europe/Riga:20270320T100000',
      'RRULE:FREQ=WEEKLY;COUNT=5',
      'EXDATE;TZID=Europe/Riga:20270327T090000',
    ),
    // The one of 3 April is on the day after, also where it is named by another clock.
    ...event('UID:s', 'RECURRENCE-ID:20270403T060000Z', 'DTSTART:20270404T120000Z', 'DTEND:20270404T130000Z'),
    ...event(
      'UID:s',
      'RECURRENCE-ID;TZID=Europe/Riga:20270410T090000',
      ...['DTSTART:20270410T060000Z', 'DTEND:20270410T070000Z', 'TRANSP:TRANSPARENT'],
    ),
  )
  expect(found).toEqual(['2027-03-20 07:00–08:00', '2027-04-04 12:00–13:00', '2027-04-17 06:00–07:00'])
})

test('what is left out twice, on days of no visit, or as a whole day, is left out, and so is what is left out after it', async () => {
  const found = await times(
    ...event(
      'UID:s',
      `DTSTART;TZID=${zone}:20270301T000000`,
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=8',
      `EXDATE;TZID=${zone}:20270303T000000,20270303T000000`,
      `EXDATE;TZID=${zone}:20270304T000000,20270304T010000,20270306T000000`,
      `EXDATE;TZID=${zone}:20270307T000000`,
      'EXDATE;VALUE=DATE:20270311',
      'EXDATE:20270312T220000Z',
    ),
  )
  expect(found.map((one) => one.slice(0, 10))).toEqual(['2027-03-04', '2027-03-08', '2027-03-14'])
})

test('one of a series that is moved into the window from beyond it is seen', async () => {
  const found = await times(
    ...event('UID:s', 'DTSTART:20270601T090000Z', 'DTEND:20270601T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'),
    ...event('UID:s', 'RECURRENCE-ID:20270602T090000Z', 'DTSTART:20270402T090000Z', 'DTEND:20270402T100000Z'),
  )
  expect(found).toEqual(['2027-04-02 09:00–10:00'])
})

test('the rules that a calendar brings for a zone of its own hold', async () => {
  const found = await times(
    'BEGIN:VTIMEZONE',
    'TZID:Own Time',
    ...[
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0500',
      'TZOFFSETTO:+0500',
      'END:STANDARD',
    ],
    'END:VTIMEZONE',
    ...event('UID:a', 'DTSTART;TZID=Own Time:20270310T090000', 'DTEND;TZID=Own Time:20270310T100000'),
  )
  expect(found).toEqual(['2027-03-10 04:00–05:00'])
})

test('calendars that only say when somebody is free or busy are read too', async () => {
  const found = await times(
    'BEGIN:VFREEBUSY',
    'UID:f',
    'FREEBUSY;FBTYPE=BUSY:20270310T090000Z/20270310T100000Z,20270311T090000Z/PT2H',
    'FREEBUSY;FBTYPE=FREE:20270312T090000Z/20270312T100000Z',
    'END:VFREEBUSY',
  )
  expect(found).toEqual(['2027-03-10 09:00–10:00', '2027-03-11 09:00–11:00'])
})

test('visits of our own are not counted again, and what cannot be understood is passed over', async () => {
  const lines = calendar(
    ...event('UID:own@rinda', 'DTSTART:20270310T090000Z', 'DTEND:20270310T100000Z'),
    ...event('UID:bad', 'DTSTART:whenever', 'DTEND:20270310T100000Z'),
    ...event('UID:rule', 'DTSTART:20270312T090000Z', 'DTEND:20270312T100000Z', 'RRULE:FREQ=SOMETIMES'),
    ...event('UID:good', 'DTSTART:20270311T090000Z', 'DTEND:20270311T100000Z'),
  )
  const reading = await read(lines, ['own@rinda'])
  expect(reading.kind === 'read' && reading.times.map(told)).toContain('2027-03-11 09:00–10:00')
  expect(reading.kind === 'read' && reading.times.map(told)).not.toContain('2027-03-10 09:00–10:00')
})

test('folded lines, line ends of any kind and what stands within an event do not matter', async () => {
  const text = calendar(
    ...event(
      'UID:a',
      'DTSTART;TZID=Europe/Ri',
      ' ga:20270310T090000',
      'DURATION:PT1H',
      'BEGIN:VALARM',
      'END:VALARM',
    ),
    ...['BEGIN:VTODO', 'UID:t', 'DUE:20270310T090000Z', 'END:VTODO'],
  ).join('\n')
  const reading = await read(`\uFEFF${text}`)
  expect(reading.kind === 'read' && reading.times.map(told)).toEqual(['2027-03-10 07:00–08:00'])
})

test('what is no calendar is said to be none; one that repeats without end, or says too much, is not believed', async () => {
  expect(await read('<html>Sign in</html>')).toEqual({ kind: 'fault', fault: 'garbled' })
  expect(await read('')).toEqual({ kind: 'fault', fault: 'garbled' })
  const often = event('UID:a', 'DTSTART:20000101T000000Z', 'DTEND:20000101T000100Z', 'RRULE:FREQ=MINUTELY')
  expect(await read(calendar(...often))).toEqual({ kind: 'fault', fault: 'endless' })
  const many = event(
    'UID:a',
    'DTSTART:20270301T000000Z',
    'DTEND:20270301T000100Z',
    'RRULE:FREQ=MINUTELY;INTERVAL=5',
  )
  expect(await read(calendar(...many))).toEqual({ kind: 'fault', fault: 'too_large' })
})

const series = fc.record({
  day: fc.integer({ min: -40, max: 60 }),
  minute: fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15),
  minutes: fc.integer({ min: 1, max: 30 }).map((tens) => tens * 10),
  every: fc.integer({ min: 1, max: 9 }),
  count: fc.integer({ min: 1, max: 40 }),
  leftOut: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 5 }),
})

test('any series is busy in just the minutes that somebody with a wall calendar would find', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(series, { minLength: 1, maxLength: 4 }), async (all) => {
      const stamp = (date: string, minute: number) =>
        `${date.replaceAll('-', '')}T${String(Math.floor(minute / 60)).padStart(2, '0')}${String(minute % 60).padStart(2, '0')}00`
      const dayOf = (one: (typeof all)[number], nth: number) =>
        addDays('2027-03-01', one.day + nth * one.every)
      const lines = all.flatMap((one, index) =>
        event(
          `UID:${index}`,
          `DTSTART;TZID=${zone}:${stamp(dayOf(one, 0), one.minute)}`,
          `DURATION:PT${one.minutes}M`,
          `RRULE:FREQ=DAILY;INTERVAL=${one.every};COUNT=${one.count}`,
          ...one.leftOut.map((nth) => `EXDATE;TZID=${zone}:${stamp(dayOf(one, nth), one.minute)}`),
        ),
      )
      const reading = await read(calendar(...lines))
      const busy = new Set<number>()
      for (const one of all)
        for (let nth = 0; nth < one.count; nth += 1) {
          if (one.leftOut.includes(nth)) continue
          const [start] = wallIntervals(dayOf(one, nth), zone, one.minute, 1440)
          if (!start) continue
          for (let minute = start.from; minute < start.from + one.minutes; minute += 1)
            if (minute >= window.from && minute < window.till) busy.add(minute)
        }
      const found = reading.kind === 'read' ? reading.times : []
      const minutes = found.flatMap(({ from, till }) =>
        Array.from({ length: till - from }, (_, more) => from + more),
      )
      expect(new Set(minutes)).toEqual(busy)
      expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
    }),
  )
})
