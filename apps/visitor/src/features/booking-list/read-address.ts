/** An address as it is asked for: of mail, or of a telephone, whose digits the server puts together again. */
export type TypedAddress = { email: string } | { phone_number: string; phone_country_code: string }

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Reads what was typed as an e-mail address or a telephone number; null where it is neither. */
export function readAddress(typed: string): TypedAddress | null {
  const text = typed.trim()
  if (text.includes('@')) return emailShape.test(text) ? { email: text } : null
  if (/[^\d\s()+./-]/.test(text)) return null
  const isWhole = /^(\+|00)/.test(text)
  const digits = text.replace(/\D/g, '').replace(isWhole ? /^00/ : /^$/, '')
  if (digits.length < 6 || digits.length > 15) return null
  // Which of its digits are the country's does not matter here: they are compared as one number.
  if (isWhole) return { phone_country_code: digits.slice(0, 3), phone_number: digits.slice(3) }
  return { phone_country_code: '', phone_number: digits }
}
