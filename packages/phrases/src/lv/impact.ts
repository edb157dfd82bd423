import type { impact as english } from '../en/impact.ts'
import type { TranslationOf } from '../shape.ts'

export const impact = {
  title: 'Pieraksti, kas paliktu ārpus',
  count_zero: 'Ārpus paliktu {{count}} pierakstu',
  count_one: 'Ārpus paliktu {{count}} pieraksts',
  count_other: 'Ārpus paliktu {{count}} pieraksti',
  countText: 'Tie paliek spēkā un ir redzami starp jārisināmajiem, līdz tos pārceļ vai atceļ.',
  more_zero: 'un vēl {{count}} pierakstu',
  more_one: 'un vēl {{count}} pieraksts',
  more_other: 'un vēl {{count}} pieraksti',
  unknownTitle: 'Saglabāt, nezinot?',
  unknownText:
    'Serveris nepateica, kuri pieraksti pēc šīm izmaiņām paliktu ārpus. Var saglabāt tagad vai pēc brīža mēģināt vēlreiz.',
  saveAnyway: 'Saglabāt tik un tā',
  saveAndShow: 'Saglabāt, parādīt un pārcelt',
  cancel: 'Atcelt',
} as const satisfies TranslationOf<typeof english, 'lv'>
