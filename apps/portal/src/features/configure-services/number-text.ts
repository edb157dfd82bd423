/** Rule for the number in a cell: the most decimals, the least and the greatest value. */
export type NumberRule = { readonly precision: 0 | 2; readonly least: number; readonly most: number }

/** Rules of the server: days up to ten years, prices up to a million. */
export const dayRule: NumberRule = { precision: 0, least: 1, most: 3650 }
export const priceRule: NumberRule = { precision: 2, least: 1, most: 1_000_000 }

/** Text that is shown where there is no value. */
const noValue = '-'

export type Entered =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly why: 'notNumber' | 'tooSmall' | 'tooLarge' | 'tooFine' }

const shape = /^(\d*)(?:[.,](\d*))?$/

/**
 * Reads the value that was typed into a cell, or says why it is none. A comma is the decimal point, spaces
 * and zeros at the end do not count; empty, or the dash that is shown for it, is no value.
 */
export function valueIn(typed: string, { precision, least, most }: NumberRule): Entered {
  const text = typed.replace(/\s/g, '')
  if (text === '' || text === noValue) return { ok: true, value: null }
  const [, whole = '', rest = ''] = shape.exec(text) ?? []
  if (whole === '' && rest === '') return { ok: false, why: 'notNumber' }
  const decimals = rest.replace(/0+$/, '')
  if (decimals.length > precision) return { ok: false, why: 'tooFine' }
  const value = Number(`${whole || '0'}.${decimals || '0'}`)
  if (value < least) return { ok: false, why: 'tooSmall' }
  return value > most ? { ok: false, why: 'tooLarge' } : { ok: true, value }
}

/** A value as it stands in the field: without zeros at the end, with a point. */
export function textToEdit(value: number | null | undefined): string {
  return value == null ? '' : String(value)
}

/** A value as the cell shows it; `decimals` are always written, as a price's two. */
export function textToShow(value: number | null | undefined, decimals: number): string {
  return value == null ? noValue : value.toFixed(decimals)
}

/** The text one step up or down from what was typed; what is no number begins at the least. It never leaves what is allowed. */
export function stepped(typed: string, by: 1 | -1, rule: NumberRule): string {
  const [, whole = '', rest = ''] = shape.exec(typed.replace(/\s/g, '')) ?? []
  if (whole === '' && rest === '') return textToEdit(rule.least)
  const scale = 10 ** rule.precision
  const now = Math.round(Number(`${whole || '0'}.${rest || '0'}`) * scale)
  const next = Math.min(Math.max(now + by * scale, rule.least * scale), rule.most * scale)
  return textToEdit(next / scale)
}

/** Tells whether a key that is pressed on a cell begins to write a value into it. */
export function beginsValue(key: string): boolean {
  return /^[\d.,]$/.test(key)
}
