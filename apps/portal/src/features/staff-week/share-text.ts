import type { Language } from '@rinda/phrases/resources'

/** A part of a whole in hundredths: `87 %`. */
export function shareText(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
