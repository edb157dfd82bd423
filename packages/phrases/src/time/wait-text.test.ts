import { expect, test } from 'vitest'
import { durationText, waitText } from './wait-text.ts'

const inAll = (low: number, high: number) =>
  (['lv', 'en', 'ru'] as const).map((language) => waitText({ low, high }, language).replaceAll('\u00a0', ' '))

test.each([
  [0, 0, ['nav jāgaida', 'no wait', 'без ожидания']],
  [0, 1, ['nav jāgaida', 'no wait', 'без ожидания']],
  [0, 10, ['līdz 10 min', 'up to 10 min', 'до 10 мин']],
  [4, 6, ['ap 5 min', 'about 5 min', 'около 5 мин']],
  [8, 15, ['8–15 min', '8–15 min', '8–15 мин']],
  [60, 90, ['60–90 min', '60–90 min', '60–90 мин']],
  [90, 150, ['1 st. 30 min – 2 st. 30 min', '1 h 30 min – 2 h 30 min', '1 ч 30 мин – 2 ч 30 мин']],
  [30, 120, ['30 min – 2 st.', '30 min – 2 h', '30 мин – 2 ч']],
  [420, 480, ['7–8 st.', '7–8 h', '7–8 ч']],
  [0, 450, ['līdz 7 st. 30 min', 'up to 7 h 30 min', 'до 7 ч 30 мин']],
  [0, 120, ['līdz 2 st.', 'up to 2 h', 'до 2 ч']],
])('from %i to %i minutes is said in the words of each language', (low, high, said) => {
  expect(inAll(low, high)).toEqual(said)
})

test.each([
  [45, ['45 min', '45 min', '45 мин']],
  [90, ['90 min', '90 min', '90 мин']],
  [120, ['2 st.', '2 h', '2 ч']],
  [470, ['7 st. 50 min', '7 h 50 min', '7 ч 50 мин']],
])('%i minutes are said as people say them', (minutes, said) => {
  const inEach = (['lv', 'en', 'ru'] as const).map((language) => durationText(minutes, language))
  expect(inEach.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(said)
})
