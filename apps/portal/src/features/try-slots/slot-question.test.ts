import { expect, test } from 'vitest'
import { draftOf, parseSlotQuestion } from './slot-question.ts'

const place = { locationId: 1, serviceId: 2, date: '2026-12-09' }

test('an address is read as the question that it holds', () => {
  const search = {
    ...{ location: 1, service: '2', date: '2026-12-09', hours: '08:00-17:30' },
    ...{ breaks: '12:00-12:30,15:00-15:10', duration: 40, who: 3, max: '0' },
  }
  const question = parseSlotQuestion(search)
  expect(question).toEqual({ ...search, service: 2, who: '3', max: 0 })
  expect(draftOf(question, place)).toMatchObject({
    ...place,
    hours: { from: '08:00', till: '17:30' },
    breaks: [
      { from: '12:00', till: '12:30' },
      { from: '15:00', till: '15:10' },
    ],
    ...{ durationMinutes: 40, specialistIds: [3], maxDays: 0, places: undefined },
  })
})

test('a closed day, no breaks and nobody who serves are questions too', () => {
  const draft = draftOf(parseSlotQuestion({ hours: 'closed', breaks: 'none', who: 'none' }), place)
  expect(draft).toMatchObject({ hours: null, breaks: [], specialistIds: [] })
})

test('what makes no sense is left out', () => {
  const search = {
    ...{ location: 'x', date: '2026-02-30', hours: '17:00-08:00', breaks: '12:00-12:30,', who: '1;2' },
    ...{ duration: 0, step: 2000, places: -1, min: '', max: null },
  }
  expect(parseSlotQuestion(search)).toEqual({})
})
