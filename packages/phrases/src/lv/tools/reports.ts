import type { reports as english } from '../../en/tools/reports.ts'
import type { TranslationOf } from '../../shape.ts'

export const reports = {
  title: 'Atskaites',
  choose: 'Atskaite',
  months: '{{year}}. gada mēneši',
  month: 'Mēnesis',
  state: 'Stāvoklis',
  files: 'Faili',
  soFar: 'Vēl nav beidzies: failos ir līdz šim uzkrātais',
  making: 'Tiek sagatavots; gatavas filiāles: {{made}} no {{parts}}',
  made: 'Sagatavots {{at}}',
  changing: 'Kopš sagatavošanas ir izmaiņas; tiek sagatavots vēlreiz',
  changed: 'Kopš tam ir izmaiņas; sagatavots vēlreiz {{at}}',
  download: '{{month}} {{year}}, {{format}}',
  empty: 'Mēnešu vēl nav',
  emptyText: 'Pirmais parādīsies šeit, tiklīdz sāksies.',
  errorTitle: 'Atskaiti neizdevās ielādēt',
  errorText: 'Tas nenozīmē, ka mēnešu nav. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  lead: 'Katrs mēnesis tiek sagatavots pats, kad tas ir beidzies, un vēlreiz, ja tā pieraksti vai numuri pēc tam ir mainīti. Laiki ir pēc joslas {{zone}}.',
} as const satisfies TranslationOf<typeof english, 'lv'>
