import { expect, test } from 'vitest'
import { earlierFields, earlierSince, firstOfferable, isInWindow, withoutEarlier } from './earlier.ts'

const at = (text: string) => Date.parse(text) / 60_000
const riga = 'Europe/Riga'
const always = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

test.each([
  ['2026-11-25T09:59Z', 'morning'],
  ['2026-11-25T10:00Z', 'afternoon'],
  ['2026-11-25T14:59Z', 'afternoon'],
  ['2026-11-25T15:00Z', 'evening'],
  // Summer time begins on this day: the clock on the wall counts.
  ['2026-03-29T08:59Z', 'morning'],
  ['2026-03-29T09:00Z', 'afternoon'],
] as const)('%s is in the %s of Riga, and in no other part', (moment, part) => {
  for (const each of ['morning', 'afternoon', 'evening'] as const)
    expect(isInWindow({ weekdays: always, parts: [each] }, at(moment), riga)).toBe(each === part)
})

test('the weekday is that of the place', () => {
  const night = at('2026-11-24T22:30Z')
  expect(isInWindow({ weekdays: ['wednesday'], parts: ['morning'] }, night, riga)).toBe(true)
  expect(isInWindow({ weekdays: ['tuesday'], parts: ['evening'] }, night, riga)).toBe(false)
})

test('an offer ends with time enough to come', () => {
  const rules = { offerMinutes: 15, leadMinutes: 60 }
  expect(firstOfferable(at('2026-11-25T10:00Z'), rules)).toBe(at('2026-11-25T11:15Z'))
})

test('what was said of one beginning is not said of another', () => {
  const [start, since] = [new Date('2026-11-25T08:30:00Z'), new Date('2026-11-24T08:00:00Z')]
  const fields = { text: 'x', ...earlierFields(start, since) }
  expect(earlierSince(fields, start.getTime() / 60_000)).toBe(since.toISOString())
  expect(earlierSince(fields, start.getTime() / 60_000 + 30)).toBeNull()
  expect(earlierSince({}, 0)).toBeNull()
  expect(withoutEarlier(fields)).toEqual({ text: 'x' })
})
