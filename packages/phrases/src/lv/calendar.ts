import type { calendar as english } from '../en/calendar.ts'
import type { TranslationOf } from '../shape.ts'

export const calendar = {
  chooseLocation: 'Lūdzu izvēlēties filiāli!',
  locations: 'Filiāles',
  viewCalendar: 'Kalendārs',
  viewList: 'Saraksts',
} as const satisfies TranslationOf<typeof english, 'lv'>
