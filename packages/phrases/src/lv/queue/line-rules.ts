import type { lineRules as english } from '../../en/queue/line-rules.ts'
import type { TranslationOf } from '../../shape.ts'

export const lineRules = {
  rule_keep_overnight: 'Saglabāt rindu pa nakti',
  rule_most_waiting: 'Lielākais gaidītāju skaits',
  rule_stop_before_close_minutes: 'Pēdējie numuri, minūtes pirms slēgšanas',
  rule_most_distance_meters: 'Tālākais tālrunis, metri',
  rule_most_people: 'Cilvēki vienā numurā, ne vairāk kā',
  rule_most_appointments_in_row: 'Pieraksti pēc kārtas pirms rindas apmeklētāja',
  rule_grace_minutes: 'Cik minūtes gaidīt kavētāju',
  rule_check_in_before_minutes: 'Cik minūtes pirms pieraksta var reģistrēties',
  about_keep_overnight:
    'Kas pusnaktī vēl gaida, patur savu vietu. Citādi rinda tad beidzas un numuri sākas no jauna.',
  about_most_waiting:
    'Kad gaida tik daudz cilvēku, apmeklētāji numurus vairs nesaņem; darbinieki tos var izsniegt. Tukšs: bez ierobežojuma.',
  about_stop_before_close_minutes:
    'No šī brīža apmeklētāji numurus nesaņem, lai līdz slēgšanai apkalpotu visus. Tukšs: līdz slēgšanai.',
  about_most_distance_meters:
    'Tālāk no filiāles tālrunī numuru saņemt nevar. Atrašanās vietu tikai salīdzina, to nesaglabā. Uz kioskiem un darbiniekiem tas neattiecas. Tukšs: no jebkurienes.',
  about_most_people: 'Apmeklētājs tālrunī izvēlas, cik cilvēku nāk, piemēram, ģimene. Tukšs: viens.',
  about_most_appointments_in_row:
    'Kad pēc kārtas izsaukts tik daudz pierakstu, nākamo izsauc to, kurš ir pirmais rindā.',
  about_grace_minutes:
    'Kas reģistrējas vēlāk par šo laiku pēc sava pieraksta, gaida rindā tāpat kā apmeklētājs bez pieraksta.',
  about_check_in_before_minutes:
    'Agrāk apmeklētāji reģistrēties nevar, jo vēl nav uz vietas; darbinieki pieraksta dienā var.',
} as const satisfies TranslationOf<typeof english, 'lv'>
