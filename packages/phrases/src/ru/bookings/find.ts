import type { find as english } from '../../en/bookings/find.ts'
import type { TranslationOf } from '../../shape.ts'

export const find = {
  title: 'Найти посетителя',
  placeholder: 'Имя, телефон или код записи',
  hint: 'Введите не меньше трёх знаков: начало имени, фамилии, номера телефона или кода. Диакритические знаки и заглавные буквы не важны.',
  looking: 'Ищем…',
  results: 'Найденные посетители',
  found_one: 'Найдена {{count}} запись',
  found_few: 'Найдены {{count}} записи',
  found_many: 'Найдено {{count}} записей',
  found_other: 'Найдено {{count}} записи',
  coming_one: '{{count}} предстоящая',
  coming_few: '{{count}} предстоящие',
  coming_many: '{{count}} предстоящих',
  coming_other: '{{count}} предстоящих',
  none: 'По запросу «{{query}}» никто не найден',
  noneText: 'Проверьте написание или попробуйте номер телефона.',
  more: 'Есть и другие. Введите больше, чтобы уточнить.',
  failed: 'Поиск не удался',
  failedText: 'Это не значит, что никого нет. Проверьте соединение и попробуйте ещё раз.',
  known: 'Известные посетители',
  knownCount_one: 'Найден {{count}} известный посетитель. Выбирайте стрелками.',
  knownCount_few: 'Найдены {{count}} известных посетителя. Выбирайте стрелками.',
  knownCount_many: 'Найдено {{count}} известных посетителей. Выбирайте стрелками.',
  knownCount_other: 'Найдено {{count}} известного посетителя. Выбирайте стрелками.',
  lastBooking: 'последняя запись {{date}}',
} as const satisfies TranslationOf<typeof english, 'ru'>
