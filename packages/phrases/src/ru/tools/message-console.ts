import type { messageConsole as english } from '../../en/tools/message-console.ts'
import type { TranslationOf } from '../../shape.ts'

export const messageConsole = {
  title: 'Сообщения',
  messages: 'Отправленное и полученное',
  shown: 'Что показано',
  all: 'Все',
  received: 'Полученные',
  sent: 'Отправленные',
  faults: 'Ошибки {{number}}',
  search: 'Искать в сообщениях',
  found_one: '{{count}} совпадение',
  found_few: '{{count}} совпадения',
  found_many: '{{count}} совпадений',
  found_other: '{{count}} совпадения',
  foundNone: 'нет совпадений',
  pause: 'Пауза',
  resume: 'Продолжить',
  resumeWith: 'Продолжить (ждут: {{number}})',
  save: 'Сохранить в файл',
  clear: 'Очистить',
  fold: 'Свернуть сообщения',
  unfold: 'Развернуть сообщения',
  nothing:
    'Здесь появится всё, что эта страница отправляет серверу и получает от него. Сообщения остаются в этом браузере.',
  isSent: 'отправлено',
  isReceived: 'получено',
  isFault: 'ошибка',
  ms: '{{number}} мс',
  empty: 'пусто',
} as const satisfies TranslationOf<typeof english, 'ru'>
