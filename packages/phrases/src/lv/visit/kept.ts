import type { visitKept as english } from '../../en/visit/kept.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitKept = {
  asOf: 'Nav savienojuma. Pēdējoreiz atjaunots: {{when}}.',
  byItself: 'Kad savienojums atjaunosies, lapa pati parādīs, kā ir tagad.',
  ticket: 'Jūsu numurs',
  ticket_waiting:
    'Toreiz numurs gaidīja rindā. Cik cilvēku ir priekšā un cik ilgi jāgaida, bez savienojuma nav zināms.',
  ticket_called: 'Jūs izsauca: lodziņš {{counter}}.',
  ticket_held: 'Apkalpošana toreiz bija pārtraukta.',
  ticket_over: 'Numurs vairs nebija derīgs.',
  takenAt: 'paņemts plkst. {{time}}',
  bookingActs: 'Lai pierakstu pārceltu vai atceltu, vajadzīgs savienojums.',
  placeNeeds: 'Lai paņemtu numuru vai pierakstītos, vajadzīgs savienojums.',
  home: 'Nav savienojuma',
  homeText:
    'Lai atrastu vietu, paņemtu numuru vai pierakstītos, vajadzīgs savienojums. Kad tas atjaunosies, lapa turpinās pati.',
  homeTickets: 'Jūsu numuri šajā tālrunī',
  installTitle: 'Rinda šajā tālrunī',
  installText: 'Atveras ar vienu pieskārienu un rāda jūsu numuru un pierakstu arī bez savienojuma.',
  install: 'Pievienot tālrunim',
  installNot: 'Ne tagad',
} as const satisfies TranslationOf<typeof english, 'lv'>
