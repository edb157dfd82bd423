import type { Language } from '../resources.ts'

type Words = {
  readonly none: string
  readonly upTo: string
  readonly about: string
  readonly minutes: string
  readonly hours: string
}

const words: { readonly [Each in Language]: Words } = {
  lv: { none: 'nav jāgaida', upTo: 'līdz', about: 'ap', minutes: 'min', hours: 'st.' },
  en: { none: 'no wait', upTo: 'up to', about: 'about', minutes: 'min', hours: 'h' },
  ru: { none: 'без ожидания', upTo: 'до', about: 'около', minutes: 'мин', hours: 'ч' },
}

/** Minutes up to which a wait is said in minutes; above, in hours and halves of them. */
const longestInMinutes = 90
/** An interval that is no wider is said as one number. */
const narrowMinutes = 2

/** Tells whether one need not wait at all. */
export function isNoWait({ high }: { readonly high: number }): boolean {
  return high <= 1
}

/** `8–15 min`, `up to 10 min`, `about 5 min`, `1.5–2.5 h` or `no wait`: an interval of minutes that was rounded to be said. */
export function waitText(said: { readonly low: number; readonly high: number }, language: Language): string {
  const { none, upTo, about, minutes, hours } = words[language]
  if (isNoWait(said)) return none
  const inHours = said.high > longestInMinutes
  const figure = (value: number) => (inHours ? value / 60 : value).toLocaleString(language)
  const unit = inHours ? hours : minutes
  const { low, high } = said
  // What is said does not break before its unit.
  if (low <= 0) return `${upTo} ${figure(high)}\u00a0${unit}`
  if (high - low <= narrowMinutes) return `${about} ${figure(Math.round((low + high) / 2))}\u00a0${unit}`
  return `${figure(low)}–${figure(high)}\u00a0${unit}`
}
