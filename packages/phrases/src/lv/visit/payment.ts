import type { visitPayment as english } from '../../en/visit/payment.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitPayment = {
  title: 'Samaksājiet {{amount}}',
  text: 'Laiku jums paturam līdz {{until}}. Tas būs jūsu, kad būs saņemta samaksa.',
  textOpen: 'Laiku jums paturam. Tas būs jūsu, kad būs saņemta samaksa.',
  told: 'Ja jau samaksājāt, mirkli uzgaidiet: šī lapa to pateiks pati.',
  pay: 'Maksāt {{amount}}',
  leading: 'Atveram maksājumu lapu …',
  failed:
    'Maksājumu lapu neizdevās atvērt. Laiks jums joprojām ir paturēts; lūdzu, pēc brīža mēģiniet vēlreiz.',
  lapsedText:
    'Laiks atkal tiek piedāvāts citiem. Ja nauda atnāks vēlāk un laiks vēl būs brīvs, mēs to atkal paturēsim jums.',
  givenUpText: 'Nekas nav samaksāts, un laiks atkal tiek piedāvāts citiem.',
  refund: '{{amount}} samaksāti par vēlu vai divreiz. Šo naudu jums atdos; ja ir jautājumi, zvaniet.',
  paid: 'Samaksāts: {{amount}}',
  rehearsal: 'Izmēģinājums: nauda šeit netiek maksāta',
  rehearsalText: 'Šī lapa ir īstas maksājumu lapas vietā, lai var redzēt, kā notiek maksāšana.',
  rehearsalTitle: 'Maksājums par apmeklējumu',
  service: 'Par ko',
  amount: 'Summa',
  until: 'Līdz',
  over: 'Maksāšanas laiks ir beidzies. Vēl var izmēģināt maksājumu, kas pienāk par vēlu.',
  giveUp: 'Atteikties',
  chosenPaid: 'Jūs samaksājāt. Nauda nav kustējusies.',
  chosenCanceled: 'Jūs atteicāties.',
  goBack: 'Atpakaļ pie pieraksta',
  notTold: 'Iestādei neizdevās to paziņot. Lūdzu, mēģiniet vēlreiz.',
  unknown: 'Šāda maksājuma nav',
  unknownText: 'Varbūt saite ir nepilnīga.',
} as const satisfies TranslationOf<typeof english, 'lv'>
