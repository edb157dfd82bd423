import type { integrations as english } from '../../en/integrations/integrations.ts'
import type { TranslationOf } from '../../shape.ts'

export const integrations = {
  title: 'Интеграции',
  keys: 'Ключи API',
  webhooks: 'Вебхуки',
  calendars: 'Календари',
  import: 'Переезд',
  payments: 'Оплата',
  company: 'Компания',
  stored: 'Сохранено, закрыть',
} satisfies TranslationOf<typeof english, 'ru'>
