import type { firstVisit as english } from '../en/visit.ts'
import type { TranslationOf } from '../shape.ts'

const visit: TranslationOf<(typeof english)['visit'], 'ru'> = {
  brand: 'Rinda',
  language: 'Язык',
  loading: 'Загрузка …',
  tryAgain: 'Попробовать ещё раз',
  notReached: 'Не удалось загрузить страницу. Есть ли соединение?',
  lineLost: 'Нет соединения. Данные могли устареть.',
  placeUnknown: 'Такого места здесь нет.',
  ahead_one: 'Перед вами {{count}} человек',
  ahead_few: 'Перед вами {{count}} человека',
  ahead_many: 'Перед вами {{count}} человек',
  ahead_other: 'Перед вами {{count}} человека',
  nobodyAhead: 'Перед вами никого',
  openUntil: 'Открыто до {{time}}',
  closed: 'Закрыто',
  opensAt: 'Откроемся {{when}}',
  refused_closed: 'Сейчас закрыто',
  refused_ended: 'Сегодня больше не выдаём',
  refused_paused: 'Номера пока не выдаются',
  refused_full: 'Очередь пока заполнена',
  refused_inactive: 'Сейчас недоступно',
  refused_unknown_service: 'Здесь больше не предлагается',
  refused_limited: 'Вы взяли столько номеров, сколько можно. Попробуйте позже.',
  refused_unavailable: 'Сейчас номер выдать нельзя',
  refused_too_far: 'Вы слишком далеко. Подойдите ближе или возьмите номер на месте.',
  refused_position_unknown:
    'Телефон не сообщил, где он. Попробуйте ещё раз или возьмите номер в киоске или у сотрудника.',
  refused_position_denied:
    'Этой странице нельзя знать, где вы. Разрешите это в настройках браузера или возьмите номер в киоске или у сотрудника.',
  noNumbers_closed: 'Номера будем выдавать, когда откроемся.',
  noNumbers_ended: 'Сегодня номера больше не выдаём: до закрытия уже не успеем.',
  noNumbers_paused: 'Выдача номеров приостановлена. Когда она возобновится, страница покажет это сама.',
  noNumbers_full: 'В очереди нет мест. Когда место освободится, страница покажет это сама.',
  noNumbers_unavailable: 'Система очереди сейчас не отвечает. Страница пробует снова сама.',
  noNumbers_none: 'Сейчас номера здесь не выдаются.',
  near: 'На телефон номера выдаём в пределах {{distance}} отсюда. Когда вы берёте номер, страница спросит телефон, где он. Это только сравнивается и не сохраняется.',
  locating: 'Узнаём, где вы …',
  people: 'Сколько вас?',
  fewer: 'На одного меньше',
  more: 'На одного больше',
  yours: 'Ваш номер {{label}}',
  yoursText: 'Вернуться к нему',
  newVersion: 'Страница обновляется …',
}

export const firstVisit = { visit } as const
