/** Says an amount of whole cents as people of a language write it. */
export function moneyText(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)
}
