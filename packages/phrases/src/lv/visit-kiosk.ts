import type { visitKiosk as english } from '../en/visit-kiosk.ts'
import type { TranslationOf } from '../shape.ts'

export const visitKiosk = {
  title: 'Paņemiet numuru',
} satisfies TranslationOf<typeof english, 'lv'>
