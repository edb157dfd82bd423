import type { views as english } from '../../en/bookings/views.ts'
import type { TranslationOf } from '../../shape.ts'

export const views = {
  weekOf: 'Nedēļas kalendārs: {{location}}, {{days}}',
  overviewOf: 'Pārskats: {{location}}, {{days}}',
  listOf: 'Pierakstu saraksts: {{location}}, {{days}}',
  call: 'Zvanīt',
  write: 'Rakstīt',
  mailNotArrived: 'E-pasts uz šo adresi nepienāca',
  textNotArrived: 'Īsziņa uz šo numuru nepienāca',
  morning: 'Rīts',
  afternoon: 'Pēcpusdiena',
  freeTimes_zero: '{{count}} brīvu laiku',
  freeTimes_one: '{{count}} brīvs laiks',
  freeTimes_other: '{{count}} brīvi laiki',
  showBookings_zero: 'Rādīt {{count}} pierakstu',
  showBookings_one: 'Rādīt {{count}} pierakstu',
  showBookings_other: 'Rādīt {{count}} pierakstus',
  showView: 'Rādīt kalendāru',
  showList: 'Rādīt sarakstu',
  asItWasThen: 'Rādīt dienu, kāda tā bija tobrīd',
} as const satisfies TranslationOf<typeof english, 'lv'>
