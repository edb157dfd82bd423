import type { booking as english } from '../en/booking.ts'
import type { TranslationOf } from '../shape.ts'

export const booking = {
  cancelQuestion: 'Atcelt?',
  error_wrong_number: 'Nepareizs tālruņa numurs.',
  error_fields_empty: 'Lūdzu, aizpildiet vārdu, uzvārdu un tālruņa numuru.',
  error_fields_invalid_email: 'Nepareiza e-pasta adrese.',
} as const satisfies TranslationOf<typeof english, 'lv'>
