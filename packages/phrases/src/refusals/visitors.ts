import type { Refusal } from './refusal.ts'

/** Refusals of visitors who ask for more than a company allows, or did not show that they are people. */
export const refusalsOfVisitors = {
  proof_wrong: {
    lv: 'Pārbaude neizdevās vai ir novecojusi. Lūdzu, mēģiniet vēlreiz.',
    en: 'The check did not succeed, or it is too old. Please try again.',
    ru: 'Проверка не удалась или устарела. Пожалуйста, попробуйте ещё раз.',
  },
  proof_used: {
    lv: 'Šī pārbaude jau ir izmantota. Lūdzu, mēģiniet vēlreiz.',
    en: 'This check has been used already. Please try again.',
    ru: 'Эта проверка уже использована. Пожалуйста, попробуйте ещё раз.',
  },
  visitor_holds_at_once: {
    lv: 'No jūsu ierīces vai tīkla vienlaikus jau paturēts tik daudz laiku, cik atļauts. Pabeidziet pierakstu kādā no tiem vai mēģiniet vēlreiz pēc {about}.',
    en: 'As many times as allowed are already held from your device or network. Finish one of these bookings, or try again after {about}.',
    ru: 'С вашего устройства или из вашей сети уже удерживается столько вариантов времени, сколько разрешено одновременно. Завершите одну из записей или попробуйте снова после {about}.',
  },
  visitor_holds: {
    lv: 'No jūsu tīkla pēdējā laikā pārāk bieži izvēlēts laiks. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'Times have been chosen too often from your network lately. Please try again after {about}.',
    ru: 'Из вашей сети в последнее время слишком часто выбирали время. Пожалуйста, попробуйте снова после {about}.',
  },
  visitor_bookings: {
    lv: 'No jūsu ierīces vai tīkla pēdējā laikā veikts pārāk daudz pierakstu. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'Too many bookings have been made from your device or network lately. Please try again after {about}.',
    ru: 'С вашего устройства или из вашей сети за последнее время сделано слишком много записей. Пожалуйста, попробуйте снова после {about}.',
  },
  visitor_service_day: {
    lv: 'No jūsu tīkla šim pakalpojumam šajā dienā jau veikts pārāk daudz pierakstu. Izvēlieties citu dienu vai mēģiniet vēlreiz pēc {about}.',
    en: 'Too many bookings of this service on this day have been made from your network. Choose another day, or try again after {about}.',
    ru: 'Из вашей сети на эту услугу в этот день уже сделано слишком много записей. Выберите другой день или попробуйте снова после {about}.',
  },
  visitor_phone_bookings: {
    lv: 'Ar šo tālruņa numuru pēdējā laikā veikts pārāk daudz pierakstu. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'Too many bookings have been made with this phone number lately. Please try again after {about}.',
    ru: 'С этим номером телефона за последнее время сделано слишком много записей. Пожалуйста, попробуйте снова после {about}.',
  },
  visitor_email_bookings: {
    lv: 'Ar šo e-pasta adresi pēdējā laikā veikts pārāk daudz pierakstu. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'Too many bookings have been made with this e-mail address lately. Please try again after {about}.',
    ru: 'С этим адресом электронной почты за последнее время сделано слишком много записей. Пожалуйста, попробуйте снова после {about}.',
  },
  visitor_phone_codes: {
    lv: 'Uz šo numuru pēdējā laikā sūtīts pārāk daudz kodu. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'Too many codes have been sent to this number lately. Please try again after {about}.',
    ru: 'На этот номер за последнее время отправлено слишком много кодов. Пожалуйста, попробуйте снова после {about}.',
  },
  visitor_email_codes: {
    lv: 'Uz šo e-pasta adresi pēdējā laikā sūtīts pārāk daudz kodu. Lūdzu, mēģiniet vēlreiz pēc {about}.',
    en: 'Too many codes have been sent to this e-mail address lately. Please try again after {about}.',
    ru: 'На этот адрес электронной почты за последнее время отправлено слишком много кодов. Пожалуйста, попробуйте снова после {about}.',
  },
  links_asked: {
    lv: 'Saite šeit prasīta vairākas reizes. Lūdzu, pārbaudiet savas ziņas vai mēģiniet vēlreiz pēc {about}.',
    en: 'A link was asked for several times. Please look through your messages, or try again after {about}.',
    ru: 'Ссылку запросили уже несколько раз. Пожалуйста, проверьте свои сообщения или попробуйте снова после {about}.',
  },
} as const satisfies Record<string, Refusal>
