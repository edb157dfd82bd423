import type { messageRules as english } from '../en/message-rules.ts'
import type { TranslationOf } from '../shape.ts'

export const messageRules = {
  open: 'Сообщения',
  title: 'Сообщения посетителям всей компании',
  failed: 'Не удалось загрузить правила',
  reminders: 'Напоминания о визите',
  remindersText:
    'В напоминании есть ссылка, по которой посетитель подтверждает, переносит или отменяет запись. Выберите не больше трёх сроков; если не выбрать ни одного, напоминаний не будет. Кто записался незадолго до напоминания, его не получает.',
  hours_one: 'За {{count}} час',
  hours_few: 'За {{count}} часа',
  hours_many: 'За {{count}} часов',
  hours_other: 'За {{count}} часа',
  days_one: 'За {{count}} день',
  days_few: 'За {{count}} дня',
  days_many: 'За {{count}} дней',
  days_other: 'За {{count}} дня',
  minutes_one: 'За {{count}} минуту',
  minutes_few: 'За {{count}} минуты',
  minutes_many: 'За {{count}} минут',
  minutes_other: 'За {{count}} минуты',
  quiet: 'Тихие часы',
  quietOn: 'Не писать посетителям ночью',
  quietText:
    'Напоминания и сообщения об изменениях, сделанных сотрудниками, тогда отправляются по окончании тихих часов, если визит ещё впереди. Коды и ответы на то, что посетитель только что сделал, отправляются сразу.',
  from: 'С',
  till: 'До',
} as const satisfies TranslationOf<typeof english, 'ru'>
