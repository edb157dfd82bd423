import type { find as english } from '../en/find.ts'
import type { TranslationOf } from '../shape.ts'

export const find = {
  title: 'Meklēt apmeklētāju',
  placeholder: 'Vārds, tālrunis vai pieraksta kods',
  hint: 'Ierakstiet vismaz trīs zīmes: vārda, uzvārda, tālruņa vai koda sākumu. Garumzīmēm un lielajiem burtiem nav nozīmes.',
  looking: 'Meklē…',
  results: 'Atrastie apmeklētāji',
  found_zero: 'Atrasti {{count}} pieraksti',
  found_one: 'Atrasts {{count}} pieraksts',
  found_other: 'Atrasti {{count}} pieraksti',
  coming_zero: '{{count}} gaidāmi',
  coming_one: '{{count}} gaidāms',
  coming_other: '{{count}} gaidāmi',
  none: '„{{query}}” neatbilst neviens',
  noneText: 'Pārbaudiet rakstību vai mēģiniet ar tālruņa numuru.',
  more: 'Ir vēl citi. Rakstiet tālāk, lai sašaurinātu.',
  failed: 'Meklēt neizdevās',
  failedText: 'Tas nenozīmē, ka neviena nav. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
} as const satisfies TranslationOf<typeof english, 'lv'>
