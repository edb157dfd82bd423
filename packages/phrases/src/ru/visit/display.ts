import type { visitDisplay as english } from '../../en/visit/display.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitDisplay = {
  title: 'Приглашаем',
  next: 'Следующие',
  nobodyCalled: 'Пока никого не вызвали',
  nobodyWaits: 'Никто не ждёт',
  callText: '{{label}}, окно {{counter}}',
  counter: 'окно',
  more: '+{{count}}',
  waits: 'Время ожидания',
  noNumbers: 'номера не выдаются',
  announcement: 'Объявление',
  closed: 'Закрыто',
  openUntil: 'Открыто до {{time}}',
  openAlways: 'Открыто круглосуточно',
  opensAt: 'Откроемся: {{when}}',
  turnOnSound: 'Включить звук',
  takeOnPhone: 'Номер в телефоне',
  stopTurns: 'Остановить смену языков',
  goOnTurns: 'Продолжить смену языков',
  lineLost: 'Нет соединения. Данные могли устареть.',
  placeUnknown: 'Такого места здесь нет.',
  loading: 'Загрузка …',
} satisfies TranslationOf<typeof english, 'ru'>
