import type { Language } from '@rinda/phrases/resources'

/** Change of a figure against another period, and whether it is for the better; null: neither. */
export type Change = {
  readonly text: string
  readonly isBetter: boolean | null
  readonly way: 'up' | 'down' | 'same'
  /** Said in points of a percent, for which each language has its own word. */
  readonly isPoints: boolean
}

type Promised = { readonly promised: number; readonly kept: number }
type Called = { readonly served: number; readonly no_shows: number }

/** Share of promised waits that are meant to end within their interval. */
export const keptGoal = 0.8

const whole = (language: Language, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 0, ...options })

/** Whole minutes; a dash where there are none. */
export function minutesText(minutes: number | null, language: Language): string {
  return minutes === null ? '–' : whole(language).format(minutes)
}

/** Number, grouped as the language has it. */
export function countText(count: number, language: Language): string {
  return whole(language).format(count)
}

/** Share of those who were called and did not come among all who were, in percents to a tenth; a dash where nobody was. */
export function noShowText(figures: Called, language: Language): string {
  const share = noShowShare(figures)
  return share === null ? '–' : whole(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}

/** Share of the promised waits that ended within their interval, as whole percents; a dash where nothing was promised. */
export function keptText(figures: Promised, language: Language): string {
  const share = keptShare(figures)
  return share === null ? '–' : whole(language, { style: 'percent' }).format(share)
}

/** Share of those who were called and did not come; null where nobody was called. */
export function noShowShare({ served, no_shows }: Called): number | null {
  return served + no_shows === 0 ? null : no_shows / (served + no_shows)
}

/** Share of the promised waits that ended within their interval; null where nothing was promised. */
export function keptShare({ promised, kept }: Promised): number | null {
  return promised === 0 ? null : kept / promised
}

/** Change of a time in whole minutes: less is better. Undefined where one of the periods has none. */
export function minutesChange(
  now: number | null,
  before: number | null,
  language: Language,
): Change | undefined {
  if (now === null || before === null) return undefined
  const change = Math.round(now) - Math.round(before)
  const format = whole(language, { style: 'unit', unit: 'minute', signDisplay: 'exceptZero' })
  return changed(change, format.format(change), change < 0)
}

/** Change of a number in percents: neither better nor worse. Undefined where there was nothing before. */
export function countChange(now: number, before: number, language: Language): Change | undefined {
  if (before === 0) return undefined
  const share = (now - before) / before
  const format = whole(language, { style: 'percent', signDisplay: 'exceptZero' })
  return changed(Math.round(share * 100), format.format(share), null)
}

/** Change of the share of those who did not come, in points of a percent to a tenth: less is better. */
export function noShowChange(now: Called, before: Called, language: Language): Change | undefined {
  return pointsChange(noShowShare(now), noShowShare(before), { language, digits: 1, isMoreBetter: false })
}

/** Change of the share of promises that were kept, in points of a percent: more is better. */
export function keptChange(now: Promised, before: Promised, language: Language): Change | undefined {
  return pointsChange(keptShare(now), keptShare(before), { language, digits: 0, isMoreBetter: true })
}

function pointsChange(
  now: number | null,
  before: number | null,
  { language, digits, isMoreBetter }: { language: Language; digits: number; isMoreBetter: boolean },
): Change | undefined {
  if (now === null || before === null) return undefined
  const unit = 10 ** digits
  const points = Math.round(now * 100 * unit) - Math.round(before * 100 * unit)
  const format = whole(language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' })
  const change = changed(points, format.format(points / unit), points > 0 === isMoreBetter)
  return { ...change, isPoints: points !== 0 }
}

function changed(by: number, text: string, isBetter: boolean | null): Change {
  if (by === 0) return { text: '=', isBetter: null, way: 'same', isPoints: false }
  // Some languages write a hyphen for a minus.
  return { text: text.replace(/^-/, '−'), isBetter, way: by > 0 ? 'up' : 'down', isPoints: false }
}
