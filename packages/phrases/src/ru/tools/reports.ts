import type { reports as english } from '../../en/tools/reports.ts'
import type { TranslationOf } from '../../shape.ts'

export const reports = {
  title: 'Отчёты',
  choose: 'Отчёт',
  months: 'Месяцы {{year}} года',
  month: 'Месяц',
  state: 'Состояние',
  files: 'Файлы',
  soFar: 'Ещё не закончился: в файлах — данные на сейчас',
  making: 'Составляется; готово филиалов: {{made}} из {{parts}}',
  made: 'Составлен {{at}}',
  changing: 'С тех пор есть изменения; составляется снова',
  changed: 'С тех пор были изменения; составлен снова {{at}}',
  download: '{{month}} {{year}}, {{format}}',
  empty: 'Месяцев пока нет',
  emptyText: 'Первый появится здесь, как только начнётся.',
  errorTitle: 'Отчёт не удалось загрузить',
  errorText: 'Это не значит, что месяцев нет. Проверьте соединение и попробуйте ещё раз.',
  lead: 'Каждый месяц составляется сам, когда он закончился, и ещё раз, если его записи или талоны потом изменились. Время — по поясу {{zone}}.',
} as const satisfies TranslationOf<typeof english, 'ru'>
