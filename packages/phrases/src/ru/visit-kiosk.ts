import type { visitKiosk as english } from '../en/visit-kiosk.ts'
import type { TranslationOf } from '../shape.ts'

export const visitKiosk = {
  title: 'Возьмите номер',
} satisfies TranslationOf<typeof english, 'ru'>
