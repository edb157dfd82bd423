import type { setUp as english } from '../../en/set-up/set-up.ts'
import type { TranslationOf } from '../../shape.ts'

export const setUp = {
  'notify.updated': 'Сохранено: {{name}}',
  'notify.new': 'Добавлено: {{name}}',
  'notify.error': 'Не сохранено: {{name}}',
  unanswered: 'Сервер не ответил. Проверьте соединение и попробуйте ещё раз.',
  formUnanswered: 'Сервер не ответил. Введённое осталось здесь; попробуйте ещё раз.',
  copy: 'Копировать',
  copied: 'Скопировано',
  'validation.required': 'Нужно заполнить.',
  'validation.max_one': 'Не более {{count}} символа.',
  'validation.max_few': 'Не более {{count}} символов.',
  'validation.max_many': 'Не более {{count}} символов.',
  'validation.max_other': 'Не более {{count}} символа.',
  'validation.wrongFormat.time': 'Неверный формат: время от 00:00 до 23:59.',
  'validation.wrongFormat.email': 'Неверный формат: это не адрес электронной почты.',
  'validation.wrongFormat.date': 'Неверный формат: дата пишется так: 31.01.2027.',
  'validation.halfGiven': 'Укажите и начало, и конец либо не указывайте ничего.',
  'validation.reversed': 'Начало не может быть позже конца.',
  'validation.duration': 'От 1 минуты до 24 часов.',
  'validation.wrongValue': 'Неверное значение.',
} as const satisfies TranslationOf<typeof english, 'ru'>
