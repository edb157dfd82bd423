import type { setUpHistory as english } from '../en/set-up-history.ts'
import type { TranslationOf } from '../shape.ts'

export const setUpHistory = {
  title: 'История изменений',
  open: 'История',
  of: 'История: {{name}}',
  close: 'Закрыть',
  location: 'Филиал «{{name}}»',
  service: 'Услуга «{{name}}»',
  specialist: 'Специалист «{{name}}»',
  created: 'создано',
  fromTo: '{{field}}: с {{from}} на {{to}}',
  putBack: 'Вернуть',
  putBackOf: 'Вернуть {{field}}: {{value}}',
  isBack: 'Возвращено: {{field}}',
  notBack: 'Вернуть не удалось',
  unanswered: 'Сервер не ответил. Попробуйте ещё раз.',
  empty: 'Пока ничего не менялось',
  emptyText: 'Здесь будет каждое изменение филиалов, услуг и часов работы и кто его внёс.',
  failed: 'Не удалось загрузить историю',
  failedText: 'Проверьте соединение и попробуйте ещё раз.',
  more: 'Показать более ранние',
  isOn: 'да',
  isOff: 'нет',
  nothing: '—',
  closed: 'закрыто',
  asWeekday: 'как обычно',
} as const satisfies TranslationOf<typeof english, 'ru'>
