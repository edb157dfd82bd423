import type { Refusal } from './refusal.ts'

/** Refusals of tickets, and of check-in to a line. */
export const refusalsOfLine = {
  check_in_unknown: {
    lv: 'Ar šādu kodu šodien šeit neviens nav pierakstīts. Lūdzu, pārbaudiet kodu vai vērsieties pie darbinieka.',
    en: 'There is no appointment with this code here today. Please check the code, or ask a member of staff.',
    ru: 'Записи с таким кодом здесь сегодня нет. Пожалуйста, проверьте код или обратитесь к сотруднику.',
  },
  kiosk_code_unknown: {
    lv: 'Šāds kods šeit nav derīgs. Kods darbojas desmit minūtes; jaunu var izveidot filiāles iestatījumos.',
    en: 'This code is not valid here. A code works for ten minutes; a new one is made in the set-up of the location.',
    ru: 'Этот код здесь не действует. Код работает десять минут; новый создают в настройках филиала.',
  },
  kiosk_code_guesses: {
    lv: 'Kods ievadīts nepareizi pārāk daudz reižu. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'A wrong code was entered too many times. Please try again after {about}.',
    ru: 'Код введён неверно слишком много раз. Пожалуйста, попробуйте снова после {about}.',
  },
  check_in_elsewhere: {
    lv: 'Šis pieraksts ir citā vietā: {about}.',
    en: 'This appointment is at another location: {about}.',
    ru: 'Эта запись сделана в другое место: {about}.',
  },
  check_in_early: {
    lv: 'Reģistrēties vēl ir par agru. Tas būs iespējams no {about}.',
    en: 'It is too early to check in. You can do so from {about}.',
    ru: 'Отмечаться ещё рано. Это можно будет сделать с {about}.',
  },
  check_in_past: {
    lv: 'Šis pieraksts bija {about}.',
    en: 'This appointment was on {about}.',
    ru: 'Эта запись была на {about}.',
  },
  check_in_canceled: {
    lv: 'Šis pieraksts ir atcelts vai pārcelts.',
    en: 'This appointment was canceled or moved.',
    ru: 'Эта запись отменена или перенесена.',
  },
  check_in_unapproved: {
    lv: 'Šis pieraksts nav apstiprināts. Lūdzu, vērsieties pie darbinieka.',
    en: 'This appointment has not been approved. Please ask a member of staff.',
    ru: 'Эта запись не подтверждена. Пожалуйста, обратитесь к сотруднику.',
  },
  check_in_closed: {
    lv: 'Jūsu laiks ir pagājis, un šodien apmeklētājus vairs nepieņem.',
    en: 'Your time has passed, and no more visitors are taken today.',
    ru: 'Ваше время прошло, и сегодня посетителей больше не принимают.',
  },
  check_in_no_line: {
    lv: 'Šeit rindas nav, tāpēc reģistrēties nevajag.',
    en: 'There is no queue here, so there is no need to check in.',
    ru: 'Здесь нет очереди, поэтому отмечаться не нужно.',
  },
  check_in_guesses: {
    lv: 'Kods ievadīts nepareizi pārāk daudz reižu. Lūdzu, mēģiniet vēlreiz pēc {about} vai vērsieties pie darbinieka.',
    en: 'A wrong code was entered too many times. Please try again after {about}, or ask a member of staff.',
    ru: 'Код введён неверно слишком много раз. Пожалуйста, попробуйте снова после {about} или обратитесь к сотруднику.',
  },
  ticket_changed: {
    lv: 'Numura stāvoklis jau ir mainījies, un tagad to vairs nevar izdarīt.',
    en: 'The ticket has changed in the meantime, and this can no longer be done.',
    ru: 'Талон уже изменился, и теперь это сделать нельзя.',
  },
  ticket_steps_used: {
    lv: 'Vairāk palaist citus pa priekšu nevar.',
    en: 'You cannot let others go first any more.',
    ru: 'Больше пропускать других вперёд нельзя.',
  },
  ticket_closed: {
    lv: 'Šobrīd apmeklētājus nepieņem, tāpēc numurus neizsniedz.',
    en: 'The location is closed now, so no tickets are given.',
    ru: 'Сейчас посетителей не принимают, поэтому талоны не выдаются.',
  },
  ticket_paused: {
    lv: 'Numuru izsniegšana ir apturēta. Lūdzu, mēģiniet vēlāk.',
    en: 'No tickets are given for the moment. Please try again later.',
    ru: 'Выдача талонов приостановлена. Пожалуйста, попробуйте позже.',
  },
  ticket_full: {
    lv: 'Rindā jau ir tik daudz apmeklētāju, cik var uzņemt. Lūdzu, mēģiniet vēlāk.',
    en: 'As many people are waiting as can be taken. Please try again later.',
    ru: 'В очереди уже столько посетителей, сколько можно принять. Пожалуйста, попробуйте позже.',
  },
  ticket_inactive: {
    lv: 'Šim pakalpojumam numurus neizsniedz.',
    en: 'No tickets are given for this service.',
    ru: 'На эту услугу талоны не выдаются.',
  },
  line_elsewhere: {
    lv: 'Šīs vietas rindu uztur cita rindu sistēma. Lūdzu, dariet to tur.',
    en: 'The line of this location is kept by another queue system. Please do this there.',
    ru: 'Очередь этого места ведёт другая система. Пожалуйста, сделайте это в ней.',
  },
} as const satisfies Record<string, Refusal>
