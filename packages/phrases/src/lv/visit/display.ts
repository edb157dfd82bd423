import type { visitDisplay as english } from '../../en/visit/display.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitDisplay = {
  title: 'Lūdzam',
  next: 'Nākamie',
  nobodyCalled: 'Vēl neviens nav izsaukts',
  nobodyWaits: 'Neviens negaida',
  callText: '{{label}}, lodziņš {{counter}}',
  counter: 'lodziņš',
  more: '+{{count}}',
  waits: 'Gaidīšanas laiks',
  noNumbers: 'numurus neizsniedzam',
  announcement: 'Paziņojums',
  closed: 'Slēgts',
  openUntil: 'Atvērts līdz {{time}}',
  openAlways: 'Atvērts visu diennakti',
  opensAt: 'Atvērsim: {{when}}',
  turnOnSound: 'Ieslēgt skaņu',
  takeOnPhone: 'Numurs telefonā',
  stopTurns: 'Apturēt valodu maiņu',
  goOnTurns: 'Turpināt valodu maiņu',
  lineLost: 'Nav savienojuma. Redzamais var būt novecojis.',
  placeUnknown: 'Šādas vietas šeit nav.',
  loading: 'Ielādē …',
} satisfies TranslationOf<typeof english, 'lv'>
