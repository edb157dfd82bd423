import type { Refusal } from './refusal.ts'

/** Refusals of a time: it is taken, not on offer, or kept no longer. */
export const refusalsOfTimes = {
  slot_taken: {
    lv: 'Šis laiks jau ir aizņemts. Lūdzu, izvēlieties citu.',
    en: 'This time has already been taken. Please choose another one.',
    ru: 'Это время уже занято. Пожалуйста, выберите другое.',
  },
  block_over_booking: {
    lv: 'Šajā laikā jau ir pieraksts, tāpēc to nevar bloķēt: {about}.',
    en: 'This time cannot be blocked, as it is already booked: {about}.',
    ru: 'На это время уже есть запись, поэтому его нельзя заблокировать: {about}.',
  },
  capacity_taken: {
    lv: 'Ir laiks, kad pierakstīto ir vairāk: {about}. Vispirms pārceliet kādu no tiem.',
    en: 'There is a time with more bookings than that: {about}. Move one of them first.',
    ru: 'Есть время, на которое записано больше посетителей: {about}. Сначала перенесите одну из записей.',
  },
  time_skipped: {
    lv: 'Šajā dienā pulksteni pagriež uz priekšu, un šāda laika nav.',
    en: 'The clocks go forward on that day, and there is no such time.',
    ru: 'В этот день часы переводят вперёд, и такого времени нет.',
  },
  hold_ended: {
    lv: 'Laiks vairs nav rezervēts. Lūdzu, izvēlieties laiku vēlreiz.',
    en: 'The hold on this time has ended. Please choose the time again.',
    ru: 'Время больше не зарезервировано за вами. Пожалуйста, выберите время ещё раз.',
  },
  hold_longest: {
    lv: 'Šo laiku ilgāk paturēt nevar. Lūdzu, pabeidziet pierakstu vai izvēlieties laiku vēlreiz.',
    en: 'This time cannot be held for longer. Please finish, or choose the time again.',
    ru: 'Дольше держать это время нельзя. Пожалуйста, завершите запись или выберите время ещё раз.',
  },
  specialist_off: {
    lv: 'Šajā laikā speciālists nestrādā. Izvēlieties citu laiku vai citu speciālistu.',
    en: 'The specialist does not work at this time. Choose another time or another specialist.',
    ru: 'В это время специалист не работает. Выберите другое время или другого специалиста.',
  },
  specialist_away: {
    lv: 'Šajā laikā speciālists ir prombūtnē. Izvēlieties citu laiku vai citu speciālistu.',
    en: 'The specialist is away at this time. Choose another time or another specialist.',
    ru: 'В это время специалист отсутствует. Выберите другое время или другого специалиста.',
  },
  starts_in_past: {
    lv: 'Šis laiks jau ir pagājis.',
    en: 'This time is already in the past.',
    ru: 'Это время уже прошло.',
  },
  outside_hours: {
    lv: 'Šajā laikā pakalpojums netiek sniegts.',
    en: 'The service is not offered at this time.',
    ru: 'В это время услуга не оказывается.',
  },
  outside_range: {
    lv: 'Uz šo datumu pierakstīties nevar.',
    en: 'This date is not open for booking.',
    ru: 'На эту дату записаться нельзя.',
  },
  duration_not_offered: {
    lv: 'Šāds ilgums netiek piedāvāts.',
    en: 'This duration is not offered.',
    ru: 'Такая длительность не предлагается.',
  },
  service_not_bookable: {
    lv: 'Uz šo pakalpojumu pašlaik pierakstīties nevar.',
    en: 'This service cannot be booked at present.',
    ru: 'На эту услугу сейчас записаться нельзя.',
  },
  specialist_not_offered: {
    lv: 'Šis speciālists šo pakalpojumu nesniedz.',
    en: 'This specialist does not offer this service.',
    ru: 'Этот специалист не оказывает эту услугу.',
  },
  too_many_holds: {
    lv: 'Vienlaikus rezervēts pārāk daudz laiku. Vispirms atbrīvojiet kādu.',
    en: 'Too many times are held at once. Please release one first.',
    ru: 'Одновременно зарезервировано слишком много времени. Сначала освободите что-нибудь.',
  },
} as const satisfies Record<string, Refusal>
