import type { views as english } from '../en/views.ts'
import type { TranslationOf } from '../shape.ts'

export const views = {
  weekOf: 'Nedēļas kalendārs: {{location}}, {{days}}',
  overviewOf: 'Pārskats: {{location}}, {{days}}',
  listOf: 'Pierakstu saraksts: {{location}}, {{days}}',
  call: 'Zvanīt',
  write: 'Rakstīt',
} as const satisfies TranslationOf<typeof english, 'lv'>
