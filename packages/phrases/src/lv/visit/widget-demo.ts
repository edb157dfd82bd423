import type { visitWidgetDemo as english } from '../../en/visit/widget-demo.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitWidgetDemo = {
  title: 'Pieraksts jūsu lapā',
  about:
    'Izvēlieties, kam pierakstīt un kā tas izskatās, un ielieciet šīs rindas savā lapā. Tās darbojas vietnēs, kas norādītas „{{company}}” iestatījumos; citur apmeklētāji redz saiti.',
  company: 'Uzņēmums',
  place: 'Vieta',
  service: 'Pakalpojums',
  allPlaces: 'Izvēlas apmeklētājs',
  allServices: 'Izvēlas apmeklētājs',
  language: 'Valoda',
  ofPage: 'Tāda kā lapai',
  theme: 'Krāsas',
  light: 'Gaišas',
  dark: 'Tumšas',
  auto: 'Kā apmeklētāja ierīcē',
  accent: 'Akcenta krāsa',
  radius: 'Stūru noapaļojums, px',
  snippet: 'Rindas jūsu lapai',
  bookOnline: 'Pierakstīties tiešsaistē',
  copy: 'Kopēt',
  copied: 'Nokopēts.',
} satisfies TranslationOf<typeof english, 'lv'>
