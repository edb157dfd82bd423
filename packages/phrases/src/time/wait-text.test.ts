import { expect, test } from 'vitest'
import { waitText } from './wait-text.ts'

const inAll = (low: number, high: number) =>
  (['lv', 'en', 'ru'] as const).map((language) => waitText({ low, high }, language).replace('\u00a0', ' '))

test.each([
  [0, 0, ['nav jāgaida', 'no wait', 'без ожидания']],
  [0, 1, ['nav jāgaida', 'no wait', 'без ожидания']],
  [0, 10, ['līdz 10 min', 'up to 10 min', 'до 10 мин']],
  [4, 6, ['ap 5 min', 'about 5 min', 'около 5 мин']],
  [8, 15, ['8–15 min', '8–15 min', '8–15 мин']],
  [60, 90, ['60–90 min', '60–90 min', '60–90 мин']],
  [90, 150, ['1,5–2,5 st.', '1.5–2.5 h', '1,5–2,5 ч']],
  [0, 120, ['līdz 2 st.', 'up to 2 h', 'до 2 ч']],
])('from %i to %i minutes is said in the words of each language', (low, high, said) => {
  expect(inAll(low, high)).toEqual(said)
})
