import type { week as english } from '../../en/bookings/week.ts'
import type { TranslationOf } from '../../shape.ts'

export const week = {
  attention_one: '{{count}} требует внимания',
  attention_few: '{{count}} требуют внимания',
  attention_many: '{{count}} требуют внимания',
  attention_other: '{{count}} требуют внимания',
  state_coming: 'предстоит',
  state_attention: 'требует внимания',
  days: 'Дни недели',
  chooseService: 'Пожалуйста, выберите услугу!',
  chooseSpecialist: 'Пожалуйста, выберите специалиста!',
  empty: 'На этой неделе записей нет',
  emptyHint: 'Чтобы записать, нажмите на свободное время.',
  closedTitle: 'На этой неделе филиал закрыт',
  closedText: 'Выберите другую неделю или перейдите к следующей.',
  openDay: 'Открыть день целиком',
  dayTitle: 'Записи',
  dayEmpty: 'В этот день записей нет.',
  more_one: 'ещё {{count}} запись',
  more_few: 'ещё {{count}} записи',
  more_many: 'ещё {{count}} записей',
  more_other: 'ещё {{count}} записи',
  blocks_one: '{{count}} блокировка',
  blocks_few: '{{count}} блокировки',
  blocks_many: '{{count}} блокировок',
  blocks_other: '{{count}} блокировки',
} as const satisfies TranslationOf<typeof english, 'ru'>
