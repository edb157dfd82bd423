import type { messageRules as english } from '../en/message-rules.ts'
import type { TranslationOf } from '../shape.ts'

export const messageRules = {
  open: 'Ziņojumi',
  title: 'Visa uzņēmuma ziņojumi apmeklētājiem',
  failed: 'Noteikumus neizdevās ielādēt',
  reminders: 'Atgādinājumi par vizīti',
  remindersText:
    'Atgādinājumā ir saite, ar kuru apmeklētājs apstiprina, pārceļ vai atceļ pierakstu. Izvēlieties ne vairāk kā trīs laikus; ja neizvēlēsieties nevienu, atgādinājumu nebūs. Kas pierakstījies īsi pirms atgādinājuma, to nesaņem.',
  hours_zero: '{{count}} stundu pirms',
  hours_one: '{{count}} stundu pirms',
  hours_other: '{{count}} stundas pirms',
  days_zero: '{{count}} dienu pirms',
  days_one: '{{count}} dienu pirms',
  days_other: '{{count}} dienas pirms',
  minutes_zero: '{{count}} minūšu pirms',
  minutes_one: '{{count}} minūti pirms',
  minutes_other: '{{count}} minūtes pirms',
  quiet: 'Klusās stundas',
  quietOn: 'Naktī apmeklētājiem nerakstīt',
  quietText:
    'Atgādinājumus un ziņas par darbinieku izmaiņām tad nosūtām, kad klusās stundas beidzas, ja vizīte vēl ir priekšā. Kodus un atbildes uz to, ko apmeklētājs tikko izdarījis, sūtām uzreiz.',
  from: 'No',
  till: 'Līdz',
} as const satisfies TranslationOf<typeof english, 'lv'>
