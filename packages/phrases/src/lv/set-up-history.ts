import type { setUpHistory as english } from '../en/set-up-history.ts'
import type { TranslationOf } from '../shape.ts'

export const setUpHistory = {
  title: 'Izmaiņu vēsture',
  open: 'Vēsture',
  of: 'Vēsture: {{name}}',
  close: 'Aizvērt',
  location: 'Filiāle „{{name}}”',
  service: 'Pakalpojums „{{name}}”',
  specialist: 'Speciālists „{{name}}”',
  created: 'jauns ieraksts',
  fromTo: '{{field}}: no {{from}} uz {{to}}',
  putBack: 'Atjaunot',
  putBackOf: 'Atjaunot {{field}}: {{value}}',
  isBack: 'Atjaunots: {{field}}',
  notBack: 'Neizdevās atjaunot',
  unanswered: 'Serveris neatbildēja. Mēģiniet vēlreiz.',
  empty: 'Vēl nekas nav mainīts',
  emptyText: 'Šeit būs redzama katra filiāļu, pakalpojumu un darba laiku izmaiņa un tās autors.',
  failed: 'Vēsturi neizdevās ielādēt',
  failedText: 'Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  more: 'Rādīt vecākas',
  isOn: 'jā',
  isOff: 'nē',
  nothing: '—',
  closed: 'slēgts',
  asWeekday: 'kā parasti',
} as const satisfies TranslationOf<typeof english, 'lv'>
