import type { visitAttach as english } from '../../en/visit/attach.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitAttach = {
  label: 'Dokuments vai attēls',
  optional: 'nav obligāti',
  hint: 'PDF dokuments vai PNG vai JPEG attēls, līdz 5 MB. To redzēs tikai tie, kas jūs apkalpos.',
  choose: 'Izvēlēties failu',
  chooseOther: 'Izvēlēties citu',
  remove: 'Noņemt',
  size: '{{size}} MB',
  sending: 'sūtām …',
  there: 'pievienots',
  tooLarge: 'Fails ir lielāks par 5 MB. Izvēlieties mazāku vai nofotografējiet vēlreiz zemākā kvalitātē.',
  refused: 'Šo failu pievienot nevar. Izvēlieties PDF, PNG vai JPEG failu.',
  notSent: 'Failu neizdevās nosūtīt. Pārbaudiet savienojumu un mēģiniet vēlreiz vai pierakstieties bez tā.',
  notRemoved: 'Failu neizdevās noņemt. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  chooseAgain: 'Lūdzu, izvēlieties failu vēlreiz: šajā lapā tā vairs nav.',
} satisfies TranslationOf<typeof english, 'lv'>
