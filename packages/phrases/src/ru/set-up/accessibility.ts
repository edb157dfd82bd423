import type { accessibility as english } from '../../en/set-up/accessibility.ts'
import type { TranslationOf } from '../../shape.ts'

export const accessibility = {
  accessibility_1: 'Вход без ступеней',
  accessibility_2: 'Приспособленный туалет',
  accessibility_3: 'Парковка для людей с инвалидностью',
  accessibility_4: 'Лифт',
  accessibility_5: 'Индукционная петля для слабослышащих',
} as const satisfies TranslationOf<typeof english, 'ru'>
