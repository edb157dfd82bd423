import { describe, expect, test } from 'vitest'
import { openingText, weekdayText } from './opening-text.ts'

const zone = 'Europe/Riga'
const thursday = Date.parse('2026-11-26T10:00:00Z')
const said = (at: string, language: 'lv' | 'en' | 'ru', now = thursday) =>
  openingText(Date.parse(at), now, { zone, language })

describe('an opening as a part of a sentence', () => {
  test.each([
    ['2026-11-26T13:00:00Z', ['plkst. 15:00', 'at 15:00', 'в 15:00']],
    ['2026-11-27T07:00:00Z', ['piektdien plkst. 09:00', 'on Friday at 09:00', 'в пятницу в 09:00']],
    ['2026-11-30T07:00:00Z', ['pirmdien plkst. 09:00', 'on Monday at 09:00', 'в понедельник в 09:00']],
    ['2026-12-01T07:00:00Z', ['otrdien plkst. 09:00', 'on Tuesday at 09:00', 'во вторник в 09:00']],
    ['2027-01-04T07:00:00Z', ['4. janvārī plkst. 09:00', 'on 4 January at 09:00', '4 января в 09:00']],
    ['2027-03-01T07:00:00Z', ['1. martā plkst. 09:00', 'on 1 March at 09:00', '1 марта в 09:00']],
  ])('%s', (at, texts) => {
    expect([said(at, 'lv'), said(at, 'en'), said(at, 'ru')]).toEqual(texts)
  })

  test('the day is that of the place: after midnight there it is today', () => {
    const late = Date.parse('2026-11-25T23:30:00Z')
    expect(said('2026-11-26T07:00:00Z', 'lv', late)).toBe('plkst. 09:00')
  })
})

test('places of several zones and languages are told one after the other, each in its own', () => {
  const at = Date.parse('2026-11-27T22:30:00Z')
  const text = (zone: string, language: 'lv' | 'en' | 'ru') => openingText(at, thursday, { zone, language })
  const all = () => [text('Europe/Riga', 'en'), text('Europe/London', 'en'), text('Europe/Riga', 'lv')]
  const told = ['on Saturday at 00:30', 'on Friday at 22:30', 'sestdien plkst. 00:30']
  expect([...all(), ...all()]).toEqual([...told, ...told])
})

test.each([
  ['lv', 'ceturtdiena, 26. nov.'],
  ['en', 'Thursday 26 Nov'],
  ['ru', 'четверг, 26 нояб.'],
] as const)('the day of a moment in %s is that of the place', (language, text) => {
  const late = Date.parse('2026-11-25T23:30:00Z')
  expect(weekdayText(late, { zone, language })).toBe(text)
})
