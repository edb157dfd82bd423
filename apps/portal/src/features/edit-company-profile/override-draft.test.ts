import { expect, test } from 'vitest'
import { draftOf, overrideOf } from './override-draft.ts'

const override = {
  zone: 'Europe/Riga',
  calendar: { startMinute: 300, startMinutes: { '7': 360 } },
  booking: { mayCreate: false, blockDurations: [30, 60], formFields: [{ key: 'email', required: true }] },
  columns: { email: false },
  visitorLimits: { addressHolds: 50 },
}

test('an override comes out of its draft as it went in', () => {
  expect(overrideOf(draftOf(override))).toEqual(override)
  expect(overrideOf(draftOf({}))).toEqual({})
})

test('simple answers stand in fields, the rest in the JSON', () => {
  const { answers, json } = draftOf(override)
  expect(answers['booking.mayCreate']).toBe('false')
  expect(answers['booking.blockDurations']).toBe('30, 60')
  expect(answers['visitorLimits.addressHolds']).toBe('50')
  expect(JSON.parse(json)).toEqual({
    calendar: { startMinutes: { '7': 360 } },
    booking: { formFields: [{ key: 'email', required: true }] },
    columns: { email: false },
  })
})

test('an emptied field says nothing any more', () => {
  const draft = draftOf(override)
  const answers = { ...draft.answers, zone: ' ', 'booking.mayCreate': '' }
  const { zone: _, ...rest } = override
  const { mayCreate: __, ...booking } = override.booking
  expect(overrideOf({ ...draft, answers })).toEqual({ ...rest, booking })
})

test('the sites that may show the widget are named as they are copied, and kept as origins', () => {
  const said = (typed: string) => overrideOf({ answers: { widgetOrigins: typed }, json: '' })?.widgetOrigins
  expect(said('https://www.town.example/services?a=b, news.town.example http://localhost:8080/')).toEqual([
    'https://www.town.example',
    'https://news.town.example',
    'http://localhost:8080',
  ])
  expect(said('https://rīga.example')).toEqual(['https://xn--rga-uta.example'])
  expect(said('javascript://x')).toEqual(['javascript://x'])
})

test('what a field cannot mean is sent as typed, and what is no JSON is not sent', () => {
  expect(overrideOf({ answers: { 'calendar.startMinute': 'eight' }, json: '' })).toEqual({
    calendar: { startMinute: 'eight' },
  })
  for (const json of ['{', '[]', '7', 'null']) expect(overrideOf({ answers: {}, json })).toBeUndefined()
})
