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
  const change = Math.round(one * 100) - Math.round(other * 100)
  if (change === 0) return undefined
  const text = whole(language, { style: 'percent', signDisplay: 'exceptZero' }).format(change / 100)
  return { text, isBetter: change < 0 }
}
