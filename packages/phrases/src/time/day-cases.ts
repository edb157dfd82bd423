import type { Language } from '../resources.ts'
import { longDayParts, weekdayName } from './day-text.ts'

/** `no pirmdienas, 23. novembra`: the day with which something begins, with its preposition. Days are YYYY-MM-DD. */
export function fromDay(day: string, language: Language, today = day): string {
  const text = declined(day, language, today, { lv: latvianGenitive, ru: russianGenitive })
  // Two consonants want a vowel before them: со вторника, со среды.
  const russian = /^(вт|ср)/.test(text) ? 'со' : 'с'
  return `${{ lv: 'no', en: 'from', ru: russian }[language]} ${text}`
}

/** `līdz sestdienai, 28. novembrim`: the day with which something ends, itself included. */
export function throughDay(day: string, language: Language, today = day): string {
  const text = declined(day, language, today, { lv: latvianDative, ru: russianAccusative })
  return `${{ lv: 'līdz', en: 'until', ru: 'по' }[language]} ${text}`
}

/** `līdz sestdienai, 28. novembrim`: the day on which something ends, for a time to be said after it. */
export function untilDay(day: string, language: Language, today = day): string {
  const text = declined(day, language, today, { lv: latvianDative, ru: russianGenitive })
  return `${{ lv: 'līdz', en: 'until', ru: 'до' }[language]} ${text}`
}

/** `pirmdien`, `on Monday`, `в понедельник`: the weekday on which something is. */
export function onWeekday(day: string, language: Language): string {
  const name = weekdayName(day, language)
  if (language === 'lv') return name.replace(/a$/, '')
  if (language === 'en') return `on ${name}`
  return `${name.startsWith('вт') ? 'во' : 'в'} ${russianAccusative[name] ?? name}`
}

type Words = { readonly [Nominative in string]?: string }

/** A day with its weekday and month in another case. A Russian date has its month in the genitive anyway. */
function declined(day: string, language: Language, today: string, cases: { lv: Words; ru: Words }): string {
  const words = language === 'en' ? {} : cases[language]
  return longDayParts(day, language, today)
    .map(({ value }) => words[value] ?? value)
    .join('')
}

const latvianDays = 'pirm otr treš ceturt piekt sest svēt'.split(' ').map((name) => `${name}diena`)
const latvianMonths =
  'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris'.split(
    ' ',
  )

const latvianGenitive: Words = Object.fromEntries([
  ...latvianDays.map((name) => [name, `${name}s`]),
  ...latvianMonths.map((name) => [name, name.replace(/i?s$/, 'a')]),
  ['aprīlis', 'aprīļa'],
])
const latvianDative: Words = Object.fromEntries([
  ...latvianDays.map((name) => [name, `${name}i`]),
  ...latvianMonths.map((name) => [
    name,
    name.endsWith('is') ? name.replace(/s$/, 'm') : name.replace(/s$/, 'am'),
  ]),
])
const russianGenitive: Words = {
  понедельник: 'понедельника',
  вторник: 'вторника',
  среда: 'среды',
  четверг: 'четверга',
  пятница: 'пятницы',
  суббота: 'субботы',
  воскресенье: 'воскресенья',
}
const russianAccusative: Words = { среда: 'среду', пятница: 'пятницу', суббота: 'субботу' }
