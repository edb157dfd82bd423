import type { setUp as english } from '../en/set-up.ts'
import type { TranslationOf } from '../shape.ts'

export const setUp = {
  notifyUpdated: 'Saglabāts: {{name}}',
  notifyNew: 'Pievienots: {{name}}',
  notifyError: 'Nav saglabāts: {{name}}. {{why}}',
  unanswered: 'Serveris neatbildēja. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
} as const satisfies TranslationOf<typeof english, 'lv'>
