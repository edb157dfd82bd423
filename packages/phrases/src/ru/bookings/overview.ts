import type { overview as english } from '../../en/bookings/overview.ts'
import type { TranslationOf } from '../../shape.ts'

export const overview = {
  walkHint: 'Записи по услугам и дням; перемещайтесь стрелками',
  service: 'Услуга',
  notOffered: 'больше не предлагается',
  failed: 'Не удалось загрузить обзор',
} as const satisfies TranslationOf<typeof english, 'ru'>
