import type { find as english } from '../../en/bookings/find.ts'
import type { TranslationOf } from '../../shape.ts'

export const find = {
  title: 'Meklēt apmeklētāju',
  placeholder: 'Vārds, tālrunis vai pieraksta kods',
  hint: 'Ierakstiet vismaz trīs zīmes: vārda, uzvārda, tālruņa numura vai koda sākumu. Garumzīmes un lielie burti nav svarīgi.',
  looking: 'Meklē…',
  results: 'Atrastie apmeklētāji',
  found_zero: 'Atrasts {{count}} pierakstu',
  found_one: 'Atrasts {{count}} pieraksts',
  found_other: 'Atrasti {{count}} pieraksti',
  coming_zero: '{{count}} gaidāmu',
  coming_one: '{{count}} gaidāms',
  coming_other: '{{count}} gaidāmi',
  none: 'Pēc „{{query}}” neviens nav atrasts',
  noneText: 'Pārbaudiet rakstību vai mēģiniet ar tālruņa numuru.',
  more: 'Ir vēl citi. Rakstiet tālāk, lai sašaurinātu.',
  failed: 'Meklēt neizdevās',
  failedText: 'Tas nenozīmē, ka neviena nav. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  known: 'Zināmie apmeklētāji',
  knownCount_zero: 'Zināmi {{count}} apmeklētāju. Izvēlieties ar bultiņām.',
  knownCount_one: 'Zināms {{count}} apmeklētājs. Izvēlieties ar bultiņām.',
  knownCount_other: 'Zināmi {{count}} apmeklētāji. Izvēlieties ar bultiņām.',
  lastBooking: 'pēdējais pieraksts {{date}}',
} as const satisfies TranslationOf<typeof english, 'lv'>
