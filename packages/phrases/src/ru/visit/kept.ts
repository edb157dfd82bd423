import type { visitKept as english } from '../../en/visit/kept.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitKept = {
  asOf: 'Нет соединения. Последнее обновление: {{when}}.',
  byItself: 'Когда соединение восстановится, страница сама покажет, как обстоят дела.',
  ticket: 'Ваш номер',
  ticket_waiting:
    'Тогда номер ждал в очереди. Сколько человек перед вами и сколько ждать, без соединения неизвестно.',
  ticket_called: 'Вас вызывали: окно {{counter}}.',
  ticket_held: 'Обслуживание тогда было прервано.',
  ticket_over: 'Номер уже не действовал.',
  takenAt: 'взят в {{time}}',
  bookingActs: 'Чтобы перенести или отменить запись, нужно соединение.',
  placeNeeds: 'Чтобы взять номер или записаться, нужно соединение.',
  home: 'Нет соединения',
  homeText:
    'Чтобы найти место, взять номер или записаться, нужно соединение. Когда оно восстановится, страница продолжит сама.',
  homeTickets: 'Ваши номера на этом телефоне',
  installTitle: 'Rinda на этом телефоне',
  installText: 'Открывается одним касанием и показывает ваш номер и вашу запись даже без соединения.',
  install: 'Добавить на телефон',
  installNot: 'Не сейчас',
} as const satisfies TranslationOf<typeof english, 'ru'>
