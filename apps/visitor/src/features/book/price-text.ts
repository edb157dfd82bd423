/** Says a price in euros as people of a language write it. */
export function priceText(price: number, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(price)
}
