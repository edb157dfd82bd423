import type { firstVisit as english } from '../en/visit.ts'
import type { TranslationOf } from '../shape.ts'

const visit: TranslationOf<(typeof english)['visit'], 'lv'> = {
  brand: 'Rinda',
  language: 'Valoda',
  loading: 'Ielādē …',
  tryAgain: 'Mēģināt vēlreiz',
  toAllPlaces: 'Skatīt visas vietas',
  notReached: 'Lapu neizdevās ielādēt. Vai ir savienojums?',
  lineLost: 'Nav savienojuma. Redzamais var būt novecojis.',
  placeUnknown: 'Šādas vietas šeit nav.',
  ahead_zero: 'Priekšā {{count}} cilvēku',
  ahead_one: 'Priekšā {{count}} cilvēks',
  ahead_other: 'Priekšā {{count}} cilvēki',
  nobodyAhead: 'Priekšā neviena nav',
  openUntil: 'Atvērts līdz {{time}}',
  closed: 'Slēgts',
  opensAt: 'Atvērsim {{when}}',
  refused_closed: 'Pašlaik slēgts',
  refused_ended: 'Šodien vairs neizsniedzam',
  refused_paused: 'Numurus pašlaik neizsniedzam',
  refused_full: 'Rinda pašlaik ir pilna',
  refused_inactive: 'Pašlaik nav pieejams',
  refused_unknown_service: 'Šeit vairs nav pieejams',
  refused_limited: 'Esat paņēmuši tik daudz numuru, cik drīkst. Lūdzu, mēģiniet vēlāk.',
  refused_unavailable: 'Šobrīd numuru nevar izsniegt',
  refused_too_far: 'Jūs esat pārāk tālu. Panāciet tuvāk vai paņemiet numuru, kad būsiet klāt.',
  refused_position_unknown:
    'Tālrunis nepateica, kur tas atrodas. Mēģiniet vēlreiz vai paņemiet numuru kioskā vai pie darbinieka.',
  refused_position_denied:
    'Šī lapa nedrīkst zināt, kur jūs esat. Atļaujiet to pārlūka iestatījumos vai paņemiet numuru kioskā vai pie darbinieka.',
  noNumbers_closed: 'Numurus izsniegsim, kad atvērsim.',
  noNumbers_ended: 'Šodien numurus vairs neizsniedzam: līdz slēgšanai vairs nepaspēsim.',
  noNumbers_paused: 'Numuru izsniegšana ir apturēta. Kad to atsāksim, lapa to parādīs pati.',
  noNumbers_full: 'Rindā vairs nav vietas. Kad vieta atbrīvosies, lapa to parādīs pati.',
  noNumbers_unavailable: 'Rindas sistēma pašlaik neatbild. Lapa mēģina vēlreiz pati.',
  noNumbers_none: 'Pašlaik numurus šeit neizsniedzam.',
  near: 'Tālrunī numurus izsniedzam {{distance}} attālumā no šejienes. Kad ņemsiet numuru, lapa jautās tālrunim, kur tas atrodas. To tikai salīdzina un nesaglabā.',
  locating: 'Noskaidrojam, kur jūs esat …',
  people: 'Cik jūs esat?',
  fewer: 'Par vienu mazāk',
  more: 'Par vienu vairāk',
  yours: 'Jūsu numurs {{label}}',
  yoursText: 'Atpakaļ pie tā',
  newVersion: 'Lapa tiek atjaunota …',
}

export const firstVisit = { visit } as const
