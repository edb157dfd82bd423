import type { impact as english } from '../../en/set-up/impact.ts'
import type { TranslationOf } from '../../shape.ts'

export const impact = {
  title: 'Записи, которые окажутся вне расписания',
  count_one: 'Вне расписания окажется {{count}} запись',
  count_few: 'Вне расписания окажутся {{count}} записи',
  count_many: 'Вне расписания окажется {{count}} записей',
  count_other: 'Вне расписания окажется {{count}} записи',
  countText: 'Они остаются в силе и будут в списке требующих внимания, пока их не перенесут или не отменят.',
  periodText: 'Они остаются в силе. Если какой-то не должен состояться, перенесите или отмените его сами.',
  more_one: 'и ещё {{count}} запись',
  more_few: 'и ещё {{count}} записи',
  more_many: 'и ещё {{count}} записей',
  more_other: 'и ещё {{count}} записи',
  unknownTitle: 'Сохранить, не зная?',
  unknownText:
    'Сервер не сообщил, какие записи окажутся вне расписания. Можно сохранить сейчас или попробовать ещё раз чуть позже.',
  saveAnyway: 'Всё равно сохранить',
  saveAndShow: 'Сохранить, показать и перенести',
  cancel: 'Отмена',
} as const satisfies TranslationOf<typeof english, 'ru'>
