import type { setUp as english } from '../en/set-up.ts'
import type { TranslationOf } from '../shape.ts'

export const setUp = {
  notifyUpdated: 'Сохранено: {{name}}',
  notifyNew: 'Добавлено: {{name}}',
  notifyError: 'Не сохранено: {{name}}. {{why}}',
  unanswered: 'Сервер не ответил. Проверьте соединение и попробуйте ещё раз.',
} as const satisfies TranslationOf<typeof english, 'ru'>
