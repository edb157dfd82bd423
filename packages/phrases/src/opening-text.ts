import { localeOf } from './locale-of.ts'
import type { Language } from './resources.ts'

const dayMs = 86_400_000
/** Days ahead within which a weekday alone says which day is meant. */
const mostDays = 6

type Where = { readonly zone: string; readonly language: Language }

/** Says when a location opens (ms since 1970), as a part of a sentence: `pirmdien plkst. 09:00`, `on Monday at 09:00`; the time alone where that is today. */
export function openingText(at: number, now: number, { zone, language }: Where): string {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), { timeZone: zone, ...options })
  const time = say({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  const day = say({ day: 'numeric', month: 'long' })
  const isToday = day.format(at) === day.format(now)
  const isNear = at - now < mostDays * dayMs
  const on = isNear ? say({ weekday: 'long' }).format(at) : day.format(at)
  const said = isToday ? '' : `${isNear ? onWeekday[language](on) : onDate[language](on)} `
  return said + { lv: 'plkst. ', en: 'at ', ru: 'в ' }[language] + time
}

/** Says the day of a moment (ms since 1970) in a zone: `otrdiena, 24. nov.`. */
export function weekdayText(at: number, { zone, language }: Where): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    ...{ weekday: 'long', day: 'numeric', month: 'short' },
  }).format(at)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Says a moment (ms since 1970) as the wall clock of a zone: `18:00`. */
export function timeText(at: number, { zone, language }: Where): string {
  const key = `${language} ${zone}`
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(language, {
      timeZone: zone,
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
  clocks.set(key, clock)
  return clock.format(at)
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
