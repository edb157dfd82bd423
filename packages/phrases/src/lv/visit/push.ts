import type { visitPush as english } from '../../en/visit/push.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitPush = {
  title: 'Paziņojumi arī tad, kad lapa ir aizvērta',
  offText:
    'Tālrunis var paziņot, kad jūsu numurs būs nākamais un kad jūs izsauks, arī ja šo lapu aizvērsiet.',
  start: 'Ieslēgt paziņojumus',
  starting: 'Mirkli…',
  onText:
    'Paziņojumi ir ieslēgti. Paziņosim, kad jūsu numurs būs nākamais un kad jūs izsauks, kamēr vien šis numurs ir derīgs.',
  stop: 'Izslēgt paziņojumus',
  failedText: 'Paziņojumus neizdevās ieslēgt. Turiet šo lapu atvērtu vai mēģiniet vēlreiz.',
  again: 'Mēģināt vēlreiz',
  deniedText:
    'Pārlūkprogramma neļauj šai lapai sūtīt paziņojumus; tos var atļaut pārlūkprogrammas iestatījumos. Turiet šo lapu atvērtu, un neko nepalaidīsiet garām.',
  installedText:
    'Šajā tālrunī paziņojumi nāk, ja lapa ir pievienota sākuma ekrānam: „Kopīgot”, tad „Pievienot sākuma ekrānam”. Vai arī turiet šo lapu atvērtu, un neko nepalaidīsiet garām.',
  noneText:
    'Šī pārlūkprogramma nevar paziņot, kad lapa ir aizvērta. Turiet šo lapu atvērtu, un neko nepalaidīsiet garām.',
} as const satisfies TranslationOf<typeof english, 'lv'>
