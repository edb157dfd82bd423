import { localeOf } from '../locale-of.ts'
import type { Language } from '../resources.ts'

const dayMs = 86_400_000
/** Days ahead within which a weekday alone says which day is meant. */
const mostDays = 6

type Where = { readonly zone: string; readonly language: Language }

const shapes = {
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { day: 'numeric', month: 'long' },
  weekday: { weekday: 'long' },
  short: { weekday: 'long', day: 'numeric', month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const made = new Map<string, Intl.DateTimeFormat>()

/** Says a moment (ms since 1970) at a place. What does it is kept: a list of places says dozens, and to make one takes a hundred times longer than to use it. */
function say(shape: keyof typeof shapes, at: number, { zone, language }: Where): string {
  const key = `${shape} ${language} ${zone}`
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...shapes[shape] })
  made.set(key, format)
  return format.format(at)
}

/** Says when a location opens (ms since 1970), as a part of a sentence: `pirmdien plkst. 09:00`, `on Monday at 09:00`; the time alone where that is today. */
export function openingText(at: number, now: number, where: Where): string {
  const { language } = where
  const time = timeText(at, where)
  const date = say('date', at, where)
  const isToday = date === say('date', now, where)
  const isNear = at - now < mostDays * dayMs
  const on = isNear ? onWeekday[language](say('weekday', at, where)) : onDate[language](date)
  const said = isToday ? '' : `${on} `
  return said + { lv: 'plkst. ', en: 'at ', ru: 'в ' }[language] + time
}

/** Says the day of a moment (ms since 1970) in a zone: `otrdiena, 24. nov.`. */
export function weekdayText(at: number, where: Where): string {
  return say('short', at, where)
}

/** Says a moment (ms since 1970) as the wall clock of a zone: `18:00`. */
export function timeText(at: number, where: Where): string {
  return say('clock', at, where)
}

const onWeekday: Readonly<Record<Language, (name: string) => string>> = {
  lv: (name) => name.toLowerCase().replace(/a$/, ''),
  en: (name) => `on ${name}`,
  ru: (name) => `${name === 'вторник' ? 'во' : 'в'} ${name.replace(/а$/, 'у')}`,
}

const onDate: Readonly<Record<Language, (date: string) => string>> = {
  // Months end in -is, but for March and August.
  lv: (date) => date.replace(/is$/, 'ī').replace(/s$/, 'ā'),
  en: (date) => `on ${date}`,
  ru: (date) => date,
}
