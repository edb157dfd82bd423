import type { calendarFeeds as english } from '../../en/integrations/calendar-feeds.ts'
import type { TranslationOf } from '../../shape.ts'

export const calendarFeeds = {
  title: 'Kalendāra saites',
  intro:
    'Ar saiti kalendāra programma, piemēram, Outlook, Google kalendārs vai tālrunis, rāda filiāles vai speciālista pierakstus un seko katrai izmaiņai. No turienes neko mainīt nevar.',
  add: 'Jauna saite',
  name: 'Nosaukums',
  nameText: 'Kas to lietos. Tā sauksies arī kalendārs.',
  shows: 'Kā pieraksti',
  chooseOne: 'Izvēlieties',
  locations: 'Filiāles',
  specialists: 'Speciālisti',
  language: 'Ierakstu valoda',
  lv: 'Latviešu',
  en: 'Angļu',
  ru: 'Krievu',
  withNames: 'Ar vārdiem',
  withNamesText:
    'Kalendārā būs apmeklētāju un speciālistu vārdi. Tos redzēs ikviens, kam ir saite, arī uzņēmums, kas uztur kalendāru.',
  noNames: 'Bez vārdiem',
  lastUsed: 'Pēdējoreiz lasīta',
  never: 'Nekad',
  state: 'Stāvoklis',
  open: 'Darbojas',
  endedAt: 'Atsaukta {{when}}',
  madeBy: '{{who}}, {{when}}',
  renewedAt: 'Saite mainīta {{when}}',
  acts: 'Darbības',
  make: 'Izveidot saiti',
  cancel: 'Atcelt',
  madeTitle: 'Saite „{{name}}”',
  madeText:
    'Iekopējiet saiti kalendāra programmā tūlīt: „abonēt” vai „pievienot no interneta”. Tā tiek parādīta tikai šoreiz.',
  madeWarning:
    'Ikviens, kam ir šī saite, var lasīt kalendāru. Nepublicējiet to; ja tā nonāk svešās rokās, nomainiet to šeit.',
  link: 'Saite',
  renew: 'Mainīt saiti',
  renewOf: 'Mainīt saiti „{{name}}”',
  renewTitle: 'Vai mainīt saiti „{{name}}”?',
  renewText:
    'Saite, kas sākas ar {{hint}}…, uzreiz pārstās darboties. Kalendāriem, kas to lieto, vajadzēs jauno.',
  renewSure: 'Mainīt saiti',
  end: 'Atsaukt',
  endOf: 'Atsaukt saiti „{{name}}”',
  endTitle: 'Vai atsaukt saiti „{{name}}”?',
  endText:
    'Saite, kas sākas ar {{hint}}…, uzreiz pārstās darboties. Šo darbību nevar atcelt, bet var izveidot jaunu saiti.',
  endSure: 'Atsaukt saiti',
  keep: 'Paturēt',
  empty: 'Kalendāra saišu vēl nav',
  emptyText:
    'Izveidojiet saiti pirmajam speciālistam vai filiālei, kuras pierakstus kāds grib redzēt savā kalendārā.',
  failed: 'Saites neizdevās ielādēt',
  failedText: 'Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  notMade: 'Saite netika izveidota',
  notDone: 'Neizdevās',
  unanswered: 'Serveris neatbildēja. Mēģiniet vēlreiz.',
} satisfies TranslationOf<typeof english, 'lv'>
