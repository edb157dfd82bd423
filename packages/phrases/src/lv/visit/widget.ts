import type { visitWidget as english } from '../../en/visit/widget.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitWidget = {
  titleOf: 'Pieraksts: {{name}}',
  place: 'Vieta',
  service: 'Pakalpojums',
  comeNow: 'Vai nāciet bez pieraksta: rinda tagad',
  allTimes: 'Rādīt visus laikus ({{count}})',
  by: 'Pierakstu nodrošina Rinda',
  nothing: 'Pašlaik šeit pierakstīties nevar.',
  manage: 'Mainīt vai atcelt',
  done: 'Gatavs',
} satisfies TranslationOf<typeof english, 'lv'>
