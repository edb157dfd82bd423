import type { visitDisplay as english } from '../en/visit-display.ts'
import type { TranslationOf } from '../shape.ts'

export const visitDisplay = {
  title: 'Приглашаем',
} satisfies TranslationOf<typeof english, 'ru'>
