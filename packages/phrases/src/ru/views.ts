import type { views as english } from '../en/views.ts'
import type { TranslationOf } from '../shape.ts'

export const views = {
  weekOf: 'Календарь на неделю: {{location}}, {{days}}',
  overviewOf: 'Обзор: {{location}}, {{days}}',
  listOf: 'Список записей: {{location}}, {{days}}',
  call: 'Позвонить',
  write: 'Написать',
  mailNotArrived: 'Письмо на этот адрес не доставлено',
  textNotArrived: 'СМС на этот номер не доставлено',
} as const satisfies TranslationOf<typeof english, 'ru'>
