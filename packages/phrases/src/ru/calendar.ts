import type { calendar as english } from '../en/calendar.ts'
import type { TranslationOf } from '../shape.ts'

export const calendar = {
  chooseLocation: 'Пожалуйста, выберите филиал!',
  locations: 'Филиалы',
  viewCalendar: 'Календарь',
  viewList: 'Список',
} as const satisfies TranslationOf<typeof english, 'ru'>
