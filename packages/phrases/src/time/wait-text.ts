import type { Language } from '../resources.ts'

type Words = {
  readonly none: string
  readonly upTo: string
  readonly about: string
  readonly minutes: string
  readonly hours: string
  readonly unstaffed: string
}

const words: { readonly [Each in Language]: Words } = {
  lv: {
    none: 'nav jāgaida',
    upTo: 'līdz',
    about: 'ap',
    minutes: 'min',
    hours: 'st.',
    unstaffed: 'pagaidām neapkalpo',
  },
  en: {
    none: 'no wait',
    upTo: 'up to',
    about: 'about',
    minutes: 'min',
    hours: 'h',
    unstaffed: 'nobody serving yet',
  },
  ru: {
    none: 'без ожидания',
    upTo: 'до',
    about: 'около',
    minutes: 'мин',
    hours: 'ч',
    unstaffed: 'пока не обслуживают',
  },
}

/** Minutes up to which a time is said in minutes; above, in hours and minutes. */
const longestInMinutes = 90
/** An interval that is no wider is said as one number. */
const narrowMinutes = 2

/** Tells whether one need not wait at all. */
export function isNoWait({ high }: { readonly high: number }): boolean {
  return high <= 1
}

/** Words that stand in place of a wait where no counter is open: nobody knows how long it is. */
export function unstaffedText(language: Language): string {
  return words[language].unstaffed
}

/** `45 min`, `2 h` or `7 h 50 min`: how long something lasts, which does not break. */
export function durationText(minutes: number, language: Language): string {
  if (minutes <= longestInMinutes) return `${minutes}\u00a0${words[language].minutes}`
  return hoursText(minutes, language)
}

function hoursText(value: number, language: Language): string {
  const { minutes: min, hours: h } = words[language]
  const [hours, minutes] = [Math.floor(value / 60), value % 60]
  return [hours > 0 && `${hours}\u00a0${h}`, minutes > 0 && `${minutes}\u00a0${min}`]
    .filter(Boolean)
    .join('\u00a0')
}

/** `8–15 min`, `up to 10 min`, `about 5 min`, `2–3 h`, `1 h 30 min – 2 h` or `no wait`: an interval of minutes that was rounded to be said. */
export function waitText(said: { readonly low: number; readonly high: number }, language: Language): string {
  const { none, upTo, about, minutes, hours } = words[language]
  if (isNoWait(said)) return none
  const { low, high } = said
  if (low <= 0) return `${upTo} ${durationText(high, language)}`
  if (high - low <= narrowMinutes) return `${about} ${durationText(Math.round((low + high) / 2), language)}`
  // What is said does not break before its unit.
  if (high <= longestInMinutes) return `${low}–${high}\u00a0${minutes}`
  if (low % 60 === 0 && high % 60 === 0) return `${low / 60}–${high / 60}\u00a0${hours}`
  return `${hoursText(low, language)} –\u00a0${hoursText(high, language)}`
}
