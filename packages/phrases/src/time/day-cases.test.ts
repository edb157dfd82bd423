import { expect, test } from 'vitest'
import { fromDay, onWeekday, throughDay, untilDay } from './day-cases.ts'

const [sunday, saturday] = ['2026-11-22', '2026-11-28']

test.each([
  ['lv', 'no svētdienas, 22. novembra', 'līdz sestdienai, 28. novembrim', 'līdz sestdienai, 28. novembrim'],
  ['en', 'from Sunday 22 November', 'until Saturday 28 November', 'until Saturday 28 November'],
  ['ru', 'с воскресенья, 22 ноября', 'по субботу, 28 ноября', 'до субботы, 28 ноября'],
] as const)('the ends of a range in %s', (language, from, through, until) => {
  expect([fromDay(sunday, language), throughDay(saturday, language), untilDay(saturday, language)]).toEqual([
    from,
    through,
    until,
  ])
})

test('a year that is not this one is said in full, without a dot at its end', () => {
  expect(throughDay('2027-02-20', 'ru', sunday)).toBe('по субботу, 20 февраля 2027 года')
  expect(throughDay('2027-02-20', 'lv', sunday)).toBe('līdz sestdienai, 2027. gada 20. februārim')
})

test('every Latvian month has its forms', () => {
  const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-10`)
  const last = (text: string) => text.split(' ').at(-1)
  expect(months.map((day) => last(fromDay(day, 'lv'))).join(' ')).toBe(
    'janvāra februāra marta aprīļa maija jūnija jūlija augusta septembra oktobra novembra decembra',
  )
  expect(months.map((day) => last(untilDay(day, 'lv'))).join(' ')).toBe(
    'janvārim februārim martam aprīlim maijam jūnijam jūlijam augustam septembrim oktobrim novembrim decembrim',
  )
})

test('every Russian weekday has its forms', () => {
  const week = Array.from({ length: 7 }, (_, index) => `2026-11-${23 + index}`)
  const first = (text: string) => text.split(',')[0]
  expect(week.map((day) => first(fromDay(day, 'ru'))).join(', ')).toBe(
    'с понедельника, со вторника, со среды, с четверга, с пятницы, с субботы, с воскресенья',
  )
  expect(week.map((day) => first(throughDay(day, 'ru'))).join(', ')).toBe(
    'по понедельник, по вторник, по среду, по четверг, по пятницу, по субботу, по воскресенье',
  )
})

test.each([
  ['lv', ['svētdien', 'pirmdien', 'otrdien', 'trešdien']],
  ['en', ['on Sunday', 'on Monday', 'on Tuesday', 'on Wednesday']],
  ['ru', ['в воскресенье', 'в понедельник', 'во вторник', 'в среду']],
] as const)('the weekday on which something is in %s', (language, expected) => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']
  expect(days.map((day) => onWeekday(day, language))).toEqual(expected)
})
