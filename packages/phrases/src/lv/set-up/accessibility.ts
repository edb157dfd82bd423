import type { accessibility as english } from '../../en/set-up/accessibility.ts'
import type { TranslationOf } from '../../shape.ts'

export const accessibility = {
  accessibility_1: 'Ieeja bez pakāpieniem',
  accessibility_2: 'Pielāgota tualete',
  accessibility_3: 'Stāvvieta cilvēkiem ar invaliditāti',
  accessibility_4: 'Lifts',
  accessibility_5: 'Indukcijas cilpa vājdzirdīgajiem',
} as const satisfies TranslationOf<typeof english, 'lv'>
