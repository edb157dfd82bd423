import type { undo as english } from '../../en/bookings/undo.ts'
import type { TranslationOf } from '../../shape.ts'

export const undo = {
  undo: 'Вернуть',
  bookedUndone: 'Запись отменена, время {{time}} снова свободно',
  changedMeanwhile:
    'Запись за это время изменили, поэтому она остаётся. Откройте её, чтобы увидеть, что изменилось.',
  changedSince: 'Запись за это время изменили: {{name}}, {{time}}',
  canceledSince: 'Запись за это время отменили: {{name}}, {{time}}',
  restored: 'Восстановлено: {{name}}, {{time}}',
  block: 'заблокированное время',
  notRestored: 'Не удалось восстановить запись',
  notUndone: 'Не удалось вернуть',
  note: 'Отменено сразу после записи',
} as const satisfies TranslationOf<typeof english, 'ru'>
