import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDateOf, localTimeOf } from '../time/zone.ts'
import { type MoveInField, moveInFields, recogniseColumns } from './fields.ts'
import { type MoveInPlace, nameKey } from './places.ts'
import { type ReadingRules, readRow } from './read-rows.ts'

const zone = 'Europe/Riga'
const places: MoveInPlace[] = [
  {
    id: 1,
    names: ['Centrs', 'Centre', 'Центр'],
    services: [
      { id: 11, names: ['Konsultācija', 'Consultation', 'Консультация'], minutes: 30 },
      { id: 12, names: ['Higiēna'], minutes: 60 },
    ],
    specialists: [{ id: 5, names: ['Ilze Ozola'] }],
  },
  { id: 2, names: ['Jūrmala'], services: [{ id: 21, names: ['Higiēna'], minutes: 45 }], specialists: [] },
]

const header = 'Vārds,Uzvārds,Tālrunis,E-pasts,Datums,Laiks,Ilgums,Pakalpojums,Speciālists,Filiāle'
const rules = (more: Partial<ReadingRules> = {}): ReadingRules => ({
  columns: recogniseColumns(header.split(',')),
  order: 'day_first',
  ...{ zone, places, names: new Map(), locationId: null, serviceId: null, language: 'lv' },
  readPhone: (text) => (/^\+371 \d{8}$/.test(text) ? { countryCode: '371', number: text.slice(5) } : null),
  ...more,
})
const read = (line: string, more: Partial<ReadingRules> = {}) => readRow(line.split(','), 2, rules(more))
const good = 'Anna,Liepa,+371 29123456,a@b.lv,09.12.2026,10:00,,Konsultācija,Ilze Ozola,Centrs'

test('a row is read by the clock of the company, with the names of things in any language', () => {
  expect(read(good)).toMatchObject({
    faults: [],
    visitor: { firstName: 'Anna', phoneCountryCode: '371', phoneNumber: '29123456' },
    booking: {
      ...{ locationId: 1, serviceId: 11, specialistId: 5, durationMinutes: 30 },
      startsAt: Date.UTC(2026, 11, 9, 8) / 60_000,
    },
  })
  const other = good
    .replace('Konsultācija', 'консультация')
    .replace('Centrs', 'CENTRE')
    .replace('Ilze Ozola', '5')
  expect(read(other).booking).toEqual(read(good).booking)
  // The same name is another service elsewhere.
  const elsewhere = good
    .replace('Konsultācija', 'Higiēna')
    .replace('Ilze Ozola', '')
    .replace('Centrs', 'Jurmala')
  expect(read(elsewhere).booking).toMatchObject({ serviceId: 21, durationMinutes: 45, specialistId: null })
})

test('every fault of a row is named with its field', () => {
  const wrong = ',,12,,31.02.2026,25:00,never,Botokss,Kāds Cits,Centrs'
  expect(read(wrong)).toMatchObject({ booking: null })
  expect(read(wrong).faults.map(({ field, fault }) => `${field} ${fault}`)).toEqual([
    ...['first_name required', 'phone phone_wrong', 'date date_wrong'],
    ...['service unknown', 'specialist unknown'],
  ])
  expect(read(good.replace('10:00', '')).faults).toEqual([{ field: 'time', fault: 'required' }])
  expect(read(good.replace('10:00,', '10:00,never')).faults).toEqual([
    { field: 'duration', fault: 'duration_wrong' },
  ])
  expect(read(good.replace('Centrs', 'Valka')).faults).toMatchObject([
    { field: 'location', fault: 'unknown' },
  ])
})

test('an hour that does not exist is a fault, and of one that comes twice the first is taken and said', () => {
  const spring = read(good.replace('09.12.2026,10:00', '29.03.2026,03:30'))
  expect(spring.faults).toEqual([{ field: 'time', fault: 'time_skipped' }])
  const autumn = read(good.replace('09.12.2026,10:00', '25.10.2026,03:30'))
  expect(autumn.warnings).toEqual([{ field: 'time', warning: 'time_twice' }])
  expect(autumn.booking?.startsAt).toBe(Date.UTC(2026, 9, 25, 0, 30) / 60_000)
})

test('a name that is said once counts for every row that has it, and whoever is free for a specialist', () => {
  const line = good.replace('Konsultācija', 'Botokss').replace('Ilze Ozola', 'Bijušais Kolēģis')
  const names = new Map([
    [nameKey('service', 1, 'BOTOKSS '), 12],
    [nameKey('specialist', 1, 'bijusais kolegis'), null],
  ])
  expect(read(line, { names })).toMatchObject({
    faults: [],
    booking: { serviceId: 12, specialistId: null, durationMinutes: 60 },
  })
})

test('the end says the length where no column does, also over midnight of a clock change', () => {
  const columns = recogniseColumns('Name,Phone,Start,End,Service'.split(','))
  const at = (start: string, end: string) =>
    readRow(['Anna Liepa', '+371 29123456', start, end, 'Higiēna'], 2, rules({ columns, locationId: 1 }))
  expect(at('2026-12-09 10:00', '10:45').booking?.durationMinutes).toBe(45)
  expect(at('2026-12-09 23:30', '2026-12-10 00:15').booking?.durationMinutes).toBe(45)
  expect(at('2026-10-25 02:30', '2026-10-25 03:30').booking?.durationMinutes).toBe(60)
  expect(at('2026-12-09 10:00', '09:00').faults).toEqual([{ field: 'end', fault: 'ends_before' }])
  expect(at('2026-12-09T08:00:00Z', '2026-12-09T08:30:00Z').booking).toMatchObject({ durationMinutes: 30 })
})

test('without a day a file holds customers, who need a way to be reached', () => {
  const columns = recogniseColumns(['Client', 'Phone', 'Email'])
  const of = (...cells: string[]) => readRow(cells, 2, rules({ columns }))
  expect(of('Anna Liepa', '', 'a@b.lv')).toMatchObject({ faults: [], booking: null })
  expect(of('Anna Liepa', '', '').faults).toEqual([{ field: 'phone', fault: 'contact_missing' }])
})

/** Cells as people type them; the reading trims. */
const word = fc
  .stringMatching(/^[A-Za-zĀ-ž=+@'"-][\w ĀāĒēŠš,;"'-]{0,12}$/)
  .filter((text) => text.trim() === text)

test('whatever a booking is, written as cells and read again it is the same', () => {
  const fields = ['source_id', 'first_name', 'last_name', 'phone', 'email', 'date', 'time'] as const
  const more = ['duration', 'service', 'specialist', 'location', 'notes', 'language'] as const
  const columns = Object.fromEntries([...fields, ...more].map((field, index) => [field, index]))
  fc.assert(
    fc.property(
      fc.record({
        id: word,
        first: word,
        last: word,
        notes: word,
        phone: fc.integer({ min: 20_000_000, max: 29_999_999 }),
        // Whole days in which clocks change are among them.
        startsAt: fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2036, 0) / 60_000 }),
        minutes: fc.integer({ min: 1, max: 1440 }),
        isIso: fc.boolean(),
        place: fc.constantFrom(...places),
        language: fc.constantFrom('lv', 'en', 'ru' as const),
        nth: fc.nat(),
      }),
      ({ place, startsAt, nth, ...one }) => {
        const service = place.services[nth % place.services.length]
        const specialist = place.specialists[nth % 2]
        const [year, month, day] = localDateOf(startsAt, zone).split('-')
        const row = [
          ...[one.id, one.first, one.last, `+371 ${one.phone}`, 'a@b.lv'],
          one.isIso ? `${year}-${month}-${day}` : `${day}.${month}.${year}`,
          ...[
            localTimeOf(startsAt, zone),
            `${one.minutes}`,
            service?.names[0] ?? '',
            specialist?.names[0] ?? '',
          ],
          ...[place.names.at(-1) ?? '', one.notes, one.language],
        ]
        const draft = readRow(row, 7, rules({ columns }))
        expect(draft.faults).toEqual([])
        const plain = (text: string) =>
          text
            .replace(/^'(?=\s*[=+\-@;])/, '')
            .replace(/;'(?=\s*[=+\-@])/g, ';')
            .trim()
        expect(draft.visitor).toEqual({
          ...{ sourceId: plain(one.id), firstName: plain(one.first), lastName: plain(one.last) },
          ...{ email: 'a@b.lv', phoneCountryCode: '371', phoneNumber: String(one.phone) },
          ...{ language: one.language, notes: plain(one.notes) },
        })
        // Of an hour that comes twice the second pass is read as the first.
        const isTwice = draft.warnings.some(({ warning }) => warning === 'time_twice')
        const second = isTwice && draft.booking?.startsAt === startsAt - 60 ? 60 : 0
        expect(draft.booking).toEqual({
          ...{ locationId: place.id, serviceId: service?.id, specialistId: specialist?.id ?? null },
          ...{ startsAt: startsAt - second, durationMinutes: one.minutes, isMissed: false },
        })
      },
    ),
  )
})

test('nothing that stands in a cell makes the reading fail', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 20 }), (row) => {
      const columns = Object.fromEntries(moveInFields.map((field: MoveInField, index) => [field, index]))
      const { faults, booking } = readRow(row, 2, rules({ columns }))
      expect(faults.length > 0 || booking !== null).toBe(true)
    }),
  )
})
