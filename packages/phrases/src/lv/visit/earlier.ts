import type { visitEarlier as english } from '../../en/visit/earlier.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitEarlier = {
  formText:
    'Kad atbrīvosies agrāks laiks, pateiksim to jums – pēc kārtas, kā lūguši. Kamēr neesat to paņēmuši, jūsu laiks paliek jūsu.',
  freeNow: 'Kas brīvs jau tagad, redzams sadaļā „Pārcelt uz citu laiku”.',
  whichDays: 'Kurās dienās?',
  whichParts: 'Kurā dienas daļā?',
  morning: 'Līdz 12',
  afternoon: 'No 12 līdz 17',
  evening: 'Pēc 17',
  withWhom: 'Pie kā?',
  sameSpecialist: 'Tikai šis speciālists: {{name}}',
  anySpecialist: 'Jebkurš speciālists',
  chooseDay: 'Izvēlieties vismaz vienu dienu.',
  choosePart: 'Izvēlieties vismaz vienu dienas daļu.',
  ask: 'Paziņot par agrāku laiku',
  change: 'Saglabāt izmaiņas',
  waitingTitle: 'Jūs nāktu agrāk',
  waitingText: 'Kad atbrīvosies jums derīgs laiks, piedāvāsim to šeit un ziņā.',
  waitingHere: 'Kad atbrīvosies jums derīgs laiks, piedāvāsim to šajā lapā. Paturiet to atvērtu.',
  changeAct: 'Mainīt',
  stop: 'Vairs nepiedāvāt',
  offerTitle: 'Ir agrāks laiks',
  offerWith: 'Speciālists: {{name}}',
  offerUntil: 'Paturam to jums līdz plkst. {{time}}. Kamēr neatbildat, esošais laiks paliek jūsu.',
  accept: 'Nākšu {{time}}',
  decline: 'Nē, palikt pie sava laika',
} as const satisfies TranslationOf<typeof english, 'lv'>
