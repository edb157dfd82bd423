import type { views as english } from '../en/views.ts'
import type { TranslationOf } from '../shape.ts'

export const views = {
  weekOf: 'Nedēļas kalendārs: {{location}}, {{days}}',
  overviewOf: 'Pārskats: {{location}}, {{days}}',
  listOf: 'Pierakstu saraksts: {{location}}, {{days}}',
  call: 'Zvanīt',
  write: 'Rakstīt',
  mailNotArrived: 'E-pasts uz šo adresi nepienāca',
  textNotArrived: 'Īsziņa uz šo numuru nepienāca',
} as const satisfies TranslationOf<typeof english, 'lv'>
