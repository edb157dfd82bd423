import type { firstVisit as english } from '../en/visit.ts'
import type { TranslationOf } from '../shape.ts'

const visit: TranslationOf<(typeof english)['visit'], 'lv'> = {
  brand: 'Rinda',
  language: 'Valoda',
  loading: 'Ielādē …',
  tryAgain: 'Mēģināt vēlreiz',
  notReached: 'Lapu neizdevās ielādēt. Vai ir savienojums?',
  lineLost: 'Nav savienojuma. Redzamais var būt novecojis.',
  placeUnknown: 'Šādas vietas šeit nav.',
  interval: '{{low}}–{{high}} min',
  atOnce: 'uzreiz',
  ahead_zero: 'Priekšā {{count}} cilvēku',
  ahead_one: 'Priekšā {{count}} cilvēks',
  ahead_other: 'Priekšā {{count}} cilvēki',
  nobodyAhead: 'Priekšā neviena nav',
  openUntil: 'Atvērts līdz {{time}}',
  closed: 'Slēgts',
  opensAt: 'Atvērsim {{when}}',
  refused_closed: 'Pašlaik slēgts',
  refused_paused: 'Numurus pašlaik neizsniedzam',
  refused_full: 'Rinda pašlaik ir pilna',
  refused_inactive: 'Pašlaik nav pieejams',
  refused_unknown_service: 'Šeit vairs nav pieejams',
  refused_limited: 'Esat paņēmuši tik daudz numuru, cik drīkst. Lūdzu, mēģiniet vēlāk.',
  refused_unavailable: 'Šobrīd numuru nevar izsniegt',
  yours: 'Jūsu numurs {{label}}',
  yoursText: 'Atpakaļ pie tā',
  newVersion: 'Lapa tiek atjaunota …',
}

export const firstVisit = { visit } as const
