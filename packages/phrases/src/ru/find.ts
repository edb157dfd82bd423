import type { find as english } from '../en/find.ts'
import type { TranslationOf } from '../shape.ts'

export const find = {
  title: 'Найти посетителя',
  placeholder: 'Имя, телефон или код записи',
  hint: 'Введите не меньше трёх знаков: начало имени, фамилии, телефона или кода. Диакритика и заглавные буквы не важны.',
  looking: 'Ищем…',
  results: 'Найденные посетители',
  found_one: 'Найдена {{count}} запись',
  found_few: 'Найдены {{count}} записи',
  found_many: 'Найдено {{count}} записей',
  found_other: 'Найдено {{count}} записи',
  coming_one: '{{count}} предстоит',
  coming_few: '{{count}} предстоят',
  coming_many: '{{count}} предстоит',
  coming_other: '{{count}} предстоит',
  none: 'По запросу «{{query}}» никого нет',
  noneText: 'Проверьте написание или попробуйте номер телефона.',
  more: 'Есть и другие. Введите больше, чтобы уточнить.',
  failed: 'Поиск не удался',
  failedText: 'Это не значит, что никого нет. Проверьте соединение и попробуйте ещё раз.',
} as const satisfies TranslationOf<typeof english, 'ru'>
