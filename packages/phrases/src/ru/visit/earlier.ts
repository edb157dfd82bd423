import type { visitEarlier as english } from '../../en/visit/earlier.ts'
import type { TranslationOf } from '../../shape.ts'

export const visitEarlier = {
  formText:
    'Когда освободится время пораньше, мы предложим его по очереди тем, кто просил. Пока вы его не взяли, ваше время остаётся за вами.',
  freeNow: 'Что свободно уже сейчас — в разделе «Перенести на другое время».',
  whichDays: 'В какие дни?',
  whichParts: 'В какое время дня?',
  morning: 'До 12',
  afternoon: 'С 12 до 17',
  evening: 'После 17',
  withWhom: 'К кому?',
  sameSpecialist: 'Только этот специалист: {{name}}',
  anySpecialist: 'Любой специалист',
  chooseDay: 'Выберите хотя бы один день.',
  choosePart: 'Выберите хотя бы одно время дня.',
  ask: 'Сообщить о времени пораньше',
  change: 'Сохранить изменения',
  waitingTitle: 'Вы придёте и раньше',
  waitingText: 'Когда освободится подходящее время, мы предложим его здесь и в сообщении.',
  waitingHere: 'Когда освободится подходящее время, мы предложим его на этой странице. Не закрывайте её.',
  changeAct: 'Изменить',
  stop: 'Больше не предлагать',
  offerTitle: 'Есть время пораньше',
  offerWith: 'Специалист: {{name}}',
  offerUntil: 'Держим его для вас до {{time}}. Пока вы не ответили, нынешнее время остаётся за вами.',
  accept: 'Приду в {{time}}',
  decline: 'Нет, оставить моё время',
} as const satisfies TranslationOf<typeof english, 'ru'>
