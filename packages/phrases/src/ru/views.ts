import type { views as english } from '../en/views.ts'
import type { TranslationOf } from '../shape.ts'

export const views = {
  weekOf: 'Календарь на неделю: {{location}}, {{days}}',
  overviewOf: 'Обзор: {{location}}, {{days}}',
  listOf: 'Список записей: {{location}}, {{days}}',
  call: 'Позвонить',
  write: 'Написать',
} as const satisfies TranslationOf<typeof english, 'ru'>
