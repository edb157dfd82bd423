import type { visitWidget as english } from '../../en/visit/widget.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitWidget = {
  titleOf: 'Запись: {{name}}',
  place: 'Место',
  service: 'Услуга',
  comeNow: 'Или приходите без записи: очередь сейчас',
  allTimes: 'Показать все варианты времени ({{count}})',
  by: 'Запись через систему Rinda',
  nothing: 'Сейчас здесь записаться нельзя.',
  manage: 'Изменить или отменить',
  done: 'Готово',
} satisfies TranslationOf<typeof english, 'ru'>
