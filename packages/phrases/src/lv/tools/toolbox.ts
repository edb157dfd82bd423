import type { toolbox as english } from '../../en/tools/toolbox.ts'
import type { TranslationOf } from '../../shape.ts'

export const toolbox = {
  title: 'Rīki',
  all: 'Visi rīki',
  bookings: 'Pieraksti',
  bookingsText: 'Pierakstu žurnāls ar filtriem, katra pieraksta pilna vēsture un šī pārlūka ziņojumi.',
  monitor: 'Rindas uzraudzība',
  monitorText: 'Numuri un ierīces rindā, kādi tie ir šobrīd.',
  add: 'Jauns pieraksts',
  location: 'Filiāle',
  service: 'Pakalpojums',
  choose: 'Izvēlieties',
  goOn: 'Turpināt',
  cancel: 'Atcelt',
  messages: 'Izsūtāmie',
  messagesText:
    'Ziņojumi apmeklētājiem: kas nosūtīts, kas gaida un kas nav piegādāts. Nepiegādāto var sūtīt vēlreiz.',
  health: 'Servera stāvoklis',
  healthText: 'Kā klājas serverim, kas jādara tālāk, kuri mezgli apkalpo un ko darīt, ja kas nav kārtībā.',
  slots: 'Laiki',
  slotsText:
    'Pakalpojuma diena, kāda tā ir un kāda būtu ar citu darba laiku, pārtraukumiem, ilgumu vai speciālistiem; nekas netiek saglabāts.',
  sandbox: 'Izmēģinājumi',
  sandboxText:
    'Ziņojumi un izsaukumi, ko saliek ar roku, ar palīdzību no to aprakstiem; redzama arī atbilde.',
} as const satisfies TranslationOf<typeof english, 'lv'>
