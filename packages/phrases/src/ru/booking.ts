import type { booking as english } from '../en/booking.ts'
import type { TranslationOf } from '../shape.ts'

export const booking = {
  cancelQuestion: 'Отменить?',
  error_wrong_number: 'Неверный номер телефона.',
  error_fields_empty: 'Заполните имя, фамилию и номер телефона.',
  error_fields_invalid_email: 'Неверный адрес электронной почты.',
} as const satisfies TranslationOf<typeof english, 'ru'>
