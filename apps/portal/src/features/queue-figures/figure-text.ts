import type { Language } from '@rinda/phrases/resources'
import { toldShare } from '../../queue/told-share.ts'

/** Change of a figure against another period, and whether it is for the better; null: neither. */
export type Change = {
  readonly text: string
  readonly isBetter: boolean | null
  readonly way: 'up' | 'down' | 'same'
  /** Said in points of a percent, for which each language has its own word. */
  readonly isPoints: boolean
}

type Promised = { readonly promised: number; readonly kept: number; readonly late: number }
type Parts = { readonly early: number; readonly kept: number; readonly late: number }
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
  return share === null
    ? '–'
    : whole(language, { style: 'percent', maximumFractionDigits: 1 }).format(toldShare(share, 1000))
}

/** Share of the promised waits that ended within their interval, as whole percents; a dash where nothing was promised. */
export function keptText(figures: Promised, language: Language): string {
  const percents = promisePercents(figures)
  return percents === null ? '–' : percentText(percents.kept, language)
}

/** Whole percents. */
export function percentText(percents: number, language: Language): string {
  return whole(language, { style: 'percent' }).format(percents / 100)
}

/** Promised waits that ended early, within their interval and late, in whole percents that add up to all; null where nothing was promised. */
export function promisePercents({ promised, kept, late }: Promised): Parts | null {
  if (promised === 0) return null
  const early = promised - kept - late
  // Each part that is there needs one percent at least.
  const least = Math.min(1, early) + Math.min(1, late)
  const ofKept = Math.min(100 - least, Math.round(toldShare(kept / promised) * 100))
  const rest = 100 - ofKept
  const share = early + late === 0 ? 0 : late / (early + late)
  const ofLate = rest > 1 ? Math.round(toldShare(share, rest) * rest) : Math.round(share * rest)
  return { early: rest - ofLate, kept: ofKept, late: ofLate }
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
  const told = (some: Called) => {
    const share = noShowShare(some)
    return share === null ? null : Math.round(toldShare(share, 1000) * 1000)
  }
  return pointsChange(told(now), told(before), { language, digits: 1, isMoreBetter: false })
}

/** Change of the share of promises that were kept, in points of a percent: more is better. */
export function keptChange(now: Promised, before: Promised, language: Language): Change | undefined {
  const told = (some: Promised) => promisePercents(some)?.kept ?? null
  return pointsChange(told(now), told(before), { language, digits: 0, isMoreBetter: true })
}

/** `now` and `before` are as they are told, in the last of their digits. */
function pointsChange(
  now: number | null,
  before: number | null,
  { language, digits, isMoreBetter }: { language: Language; digits: number; isMoreBetter: boolean },
): Change | undefined {
  if (now === null || before === null) return undefined
  const points = now - before
  const format = whole(language, { maximumFractionDigits: digits, signDisplay: 'exceptZero' })
  const change = changed(points, format.format(points / 10 ** digits), points > 0 === isMoreBetter)
  return { ...change, isPoints: points !== 0 }
}

function changed(by: number, text: string, isBetter: boolean | null): Change {
  if (by === 0) return { text: '=', isBetter: null, way: 'same', isPoints: false }
  // Some languages write a hyphen for a minus.
  return { text: text.replace(/^-/, '−'), isBetter, way: by > 0 ? 'up' : 'down', isPoints: false }
}
