import type { overview as english } from '../en/overview.ts'
import type { TranslationOf } from '../shape.ts'

export const overview = {
  walkHint: 'Записи по услугам и дням; перемещайтесь стрелками',
  service: 'Услуга',
  notOffered: 'больше не предлагается',
  failed: 'Не удалось загрузить обзор',
  noneWithinReach: 'В вашем календаре нет ни одной услуги этого филиала. Это может изменить администратор.',
} as const satisfies TranslationOf<typeof english, 'ru'>
