import type { impact as english } from '../../en/set-up/impact.ts'
import type { TranslationOf } from '../../shape.ts'

export const impact = {
  title: 'Pieraksti, kas paliktu ārpus grafika',
  count_zero: 'Ārpus grafika paliktu {{count}} pierakstu',
  count_one: 'Ārpus grafika paliktu {{count}} pieraksts',
  count_other: 'Ārpus grafika paliktu {{count}} pieraksti',
  countText: 'Tie paliek spēkā un ir redzami starp jārisināmajiem, līdz tos pārceļ vai atceļ.',
  periodText: 'Tie paliek pierakstīti. Ja kādam nav jānotiek, pārceliet vai atceliet to paši.',
  more_zero: 'un vēl {{count}} pierakstu',
  more_one: 'un vēl {{count}} pieraksts',
  more_other: 'un vēl {{count}} pieraksti',
  unknownTitle: 'Saglabāt, nezinot?',
  unknownText:
    'Serveris nepateica, kuri pieraksti pēc šīm izmaiņām paliktu ārpus grafika. Var saglabāt tagad vai pēc brīža mēģināt vēlreiz.',
  saveAnyway: 'Saglabāt tik un tā',
  saveAndShow: 'Saglabāt, parādīt un pārcelt',
  cancel: 'Atcelt',
} as const satisfies TranslationOf<typeof english, 'lv'>
