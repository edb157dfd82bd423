import type { views as english } from '../../en/bookings/views.ts'
import type { TranslationOf } from '../../shape.ts'

export const views = {
  weekOf: 'Календарь на неделю: {{location}}, {{days}}',
  overviewOf: 'Обзор: {{location}}, {{days}}',
  listOf: 'Список записей: {{location}}, {{days}}',
  call: 'Позвонить',
  write: 'Написать',
  mailNotArrived: 'Письмо на этот адрес не доставлено',
  textNotArrived: 'СМС на этот номер не доставлено',
  morning: 'Утро',
  afternoon: 'День',
  freeTimes_one: 'свободно: {{count}}',
  freeTimes_few: 'свободно: {{count}}',
  freeTimes_many: 'свободно: {{count}}',
  freeTimes_other: 'свободно: {{count}}',
  showBookings_one: 'Показать {{count}} запись',
  showBookings_few: 'Показать {{count}} записи',
  showBookings_many: 'Показать {{count}} записей',
  showBookings_other: 'Показать {{count}} записи',
  showView: 'Показать календарь',
  showList: 'Показать список',
  asItWasThen: 'Показать день, каким он был тогда',
} as const satisfies TranslationOf<typeof english, 'ru'>
