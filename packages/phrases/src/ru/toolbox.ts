import type { toolbox as english } from '../en/toolbox.ts'
import type { TranslationOf } from '../shape.ts'

export const toolbox = {
  title: 'Инструменты',
  all: 'Все инструменты',
  bookings: 'Записи',
  bookingsText: 'Журнал записей с фильтрами, полная история каждой записи и сообщения этого браузера.',
  monitor: 'Наблюдение за очередью',
  monitorText: 'Талоны и устройства в очереди, какие они сейчас.',
  add: 'Новая запись',
  location: 'Филиал',
  service: 'Услуга',
  choose: 'Выберите',
  goOn: 'Продолжить',
  cancel: 'Отмена',
  messages: 'Исходящие',
  messagesText:
    'Сообщения посетителям: что отправлено, что ожидает и что не доставлено. Недоставленное можно отправить снова.',
  health: 'Состояние сервера',
  healthText:
    'Как чувствует себя сервер, что предстоит сделать, какие узлы работают и что делать, если что-то не так.',
  sandbox: 'Песочница',
  sandboxText: 'Сообщения и вызовы, которые составляют вручную с помощью их описаний; виден и ответ.',
} as const satisfies TranslationOf<typeof english, 'ru'>
