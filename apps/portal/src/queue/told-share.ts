import type { Language } from '@rinda/phrases/resources'

/** Gives a share as it is told, rounded to a hundredth, or to that of `steps`: all of it only where it is all, and nothing only where it is nothing. */
export function toldShare(share: number, steps = 100): number {
  const rounded = Math.round(share * steps)
  const isPart = share > 0 && share < 1
  return (isPart ? Math.min(steps - 1, Math.max(1, rounded)) : rounded) / steps
}

/** A part of a whole in hundredths: `87 %`. */
export function shareText(share: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  return format.format(toldShare(share))
}
