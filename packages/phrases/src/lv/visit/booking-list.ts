import type { visitBookingList as english } from '../../en/visit/booking-list.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitBookingList: TranslationOf<typeof english, 'lv'> = {
  title: 'Mani pieraksti',
  askText:
    'Ierakstiet e-pasta adresi vai tālruņa numuru, ar kuru pierakstījāties. Uz to nosūtīsim saiti, kas atver jūsu pierakstus.',
  company: 'Kur pierakstījāties?',
  chooseCompany: 'Izvēlieties',
  address: 'E-pasts vai tālrunis',
  addressHint: 'vards@piemers.lv vai +371 20000000',
  send: 'Nosūtīt man saiti',
  companyEmpty: 'Izvēlieties, kur pierakstījāties.',
  addressEmpty: 'Ierakstiet e-pasta adresi vai tālruņa numuru, ar kuru pierakstījāties.',
  addressWrong:
    'Tā nav ne e-pasta adrese, piemēram, vards@piemers.lv, ne tālruņa numurs, piemēram, +371 20000000.',
  notSent: 'Neizdevās. Lūdzu, mēģiniet vēlreiz.',
  sentTitle: 'Ieskatieties savās ziņās',
  sentText:
    'Ja ar {{address}} ir pieraksti, esam tur nosūtījuši saiti. Tā ir derīga 30 minūtes un darbojas vienreiz.',
  nothingCame:
    'Nekas nav atnācis? Ieskatieties mēstulēs vai pamēģiniet otru adresi, ko, iespējams, norādījāt.',
  another: 'Mēģināt ar citu adresi',
  over: 'Šī saite vairs nav derīga',
  overText: 'Saite darbojas 30 minūtes un tikai ierīcē, kurā to atvēra vispirms. Varat palūgt jaunu.',
  coming: 'Gaidāmie',
  earlier: 'Bijušie un atceltie',
  none: 'Ar šo adresi pierakstu vairs nav.',
  noneComing: 'Gaidāmu pierakstu nav.',
  state_pending: 'gaida apstiprinājumu',
  state_canceled: 'atcelts',
  state_declined: 'nav pieņemts',
  state_served: 'apmeklēts',
  leave: 'Šos pierakstus redz ikviens, kam atvērta šī lapa. Ja ierīce nav jūsu, beigās lapu aizveriet.',
}
