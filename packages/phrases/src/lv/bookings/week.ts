import type { week as english } from '../../en/bookings/week.ts'
import type { TranslationOf } from '../../shape.ts'

export const week = {
  attention_zero: '{{count}} jārisina',
  attention_one: '{{count}} jārisina',
  attention_other: '{{count}} jārisina',
  state_coming: 'gaidāms',
  state_attention: 'jārisina',
  days: 'Nedēļas dienas',
  chooseService: 'Lūdzu izvēlēties pakalpojumu!',
  chooseSpecialist: 'Lūdzu izvēlēties speciālistu!',
  empty: 'Šajā nedēļā pierakstu nav',
  emptyHint: 'Lai pierakstītu, noklikšķiniet uz brīva laika.',
  closedTitle: 'Šajā nedēļā filiāle ir slēgta',
  closedText: 'Izvēlieties citu nedēļu vai pārejiet uz nākamo.',
  openDay: 'Atvērt dienas skatā',
  dayTitle: 'Pieraksti',
  dayEmpty: 'Šajā dienā pierakstu nav.',
  more_zero: 'vēl {{count}} pierakstu',
  more_one: 'vēl {{count}} pieraksts',
  more_other: 'vēl {{count}} pieraksti',
  blocks_zero: '{{count}} bloķēti laiki',
  blocks_one: '{{count}} bloķēts laiks',
  blocks_other: '{{count}} bloķēti laiki',
} as const satisfies TranslationOf<typeof english, 'lv'>
