import type { integrations as english } from '../../en/integrations/integrations.ts'
import type { TranslationOf } from '../../shape.ts'

export const integrations = {
  title: 'Integrācijas',
  keys: 'API atslēgas',
  webhooks: 'Tīmekļa āķi',
  calendars: 'Kalendāri',
  import: 'Pārcelšanās',
  payments: 'Maksājumi',
  company: 'Uzņēmums',
  stored: 'Saglabāts, aizvērt',
} satisfies TranslationOf<typeof english, 'lv'>
