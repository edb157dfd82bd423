import type { Language } from '@rinda/phrases/resources'

/** Change of a figure against another day: in words, and whether it is for the better; null: neither. */
export type Change = { readonly text: string; readonly isBetter: boolean | null }

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

/** Share of those who were called and did not come among all who were, as whole percents; a dash where nobody was. */
export function noShowText(figures: Called, language: Language): string {
  const share = noShowShare(figures)
  return share === null ? '–' : whole(language, { style: 'percent' }).format(share)
}

/** Share of the promised waits that ended within their interval, as whole percents; a dash where nothing was promised. */
export function keptText({ promised, kept }: Promised, language: Language): string {
  return promised === 0 ? '–' : whole(language, { style: 'percent' }).format(kept / promised)
}

type Promised = { readonly promised: number; readonly kept: number }
type Called = { readonly served: number; readonly no_shows: number }

function noShowShare({ served, no_shows }: Called): number | null {
  return served + no_shows === 0 ? null : no_shows / (served + no_shows)
}

/** Change of a time in whole minutes: less is better. Undefined where one of the days has none, or both are the same. */
export function minutesChange(
  now: number | null,
  before: number | null,
  language: Language,
): Change | undefined {
  if (now === null || before === null) return undefined
  const change = Math.round(now) - Math.round(before)
  if (change === 0) return undefined
  const text = whole(language, { style: 'unit', unit: 'minute', signDisplay: 'exceptZero' }).format(change)
  return { text, isBetter: change < 0 }
}

/** Change of a number in percents: neither better nor worse. Undefined where there was nothing before, or it is the same. */
export function countChange(now: number, before: number, language: Language): Change | undefined {
  if (before === 0 || now === before) return undefined
  const share = (now - before) / before
  const text = whole(language, { style: 'percent', signDisplay: 'exceptZero' }).format(share)
  return { text, isBetter: null }
}

/** Change of the share of those who did not come, in percents: less is better. */
export function noShowChange(now: Called, before: Called, language: Language): Change | undefined {
  const [one, other] = [noShowShare(now), noShowShare(before)]
  if (one === null || other === null) return undefined
  const change = shareChange(one, other, language)
  return change && { text: change.text, isBetter: change.points < 0 }
}

/** Change of the share of promises that were kept, in percents: more is better. */
export function keptChange(now: Promised, before: Promised, language: Language): Change | undefined {
  if (now.promised === 0 || before.promised === 0) return undefined
  const change = shareChange(now.kept / now.promised, before.kept / before.promised, language)
  return change && { text: change.text, isBetter: change.points > 0 }
}

function shareChange(now: number, before: number, language: Language) {
  const points = Math.round(now * 100) - Math.round(before * 100)
  if (points === 0) return undefined
  return {
    text: whole(language, { style: 'percent', signDisplay: 'exceptZero' }).format(points / 100),
    points,
  }
}
