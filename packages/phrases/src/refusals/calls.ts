import type { Refusal } from './refusal.ts'

/** Refusals of any call or message: who makes it, how it is made, and how we are. */
export const refusalsOfCalls = {
  not_signed_in: {
    lv: 'Lūdzu, pieslēdzieties.',
    en: 'Please sign in.',
    ru: 'Пожалуйста, войдите в систему.',
  },
  wrong_key: {
    lv: 'Savienojums noraidīts: nederīga atslēga.',
    en: 'The connection was refused: the key is not valid.',
    ru: 'Соединение отклонено: неверный ключ.',
  },
  forbidden: {
    lv: 'Jums nav tiesību to darīt.',
    en: 'You are not allowed to do this.',
    ru: 'У вас нет прав на это действие.',
  },
  forbidden_any_more: {
    lv: 'Jums nav vai vairs nav tiesību to darīt. Nekas netika saglabāts. Ja tas jums ir jādara, vērsieties pie administratora.',
    en: 'You do not have the right to do this, or no longer have it. Nothing was saved. If you need it, ask your administrator.',
    ru: 'У вас нет или больше нет прав на это действие. Ничего не сохранено. Если оно вам нужно, обратитесь к администратору.',
  },
  foreign_origin: {
    lv: 'Pieprasījums nāk no citas vietnes, tāpēc tas ir noraidīts.',
    en: 'The request came from another site and was refused.',
    ru: 'Запрос пришёл с другого сайта и поэтому отклонён.',
  },
  not_found: { lv: 'Tas nav atrasts.', en: 'Not found.', ru: 'Не найдено.' },
  not_found_any_more: {
    lv: 'Tā vairs nav, vai arī jums vairs nav tam piekļuves. Nekas netika saglabāts. Ja piekļuve ir vajadzīga, vērsieties pie administratora.',
    en: 'It is no longer there, or you no longer have access to it. Nothing was saved. If you need access, ask your administrator.',
    ru: 'Этого больше нет, или у вас больше нет к этому доступа. Ничего не сохранено. Если доступ нужен, обратитесь к администратору.',
  },
  changed_meanwhile: {
    lv: 'Tikmēr to jau ir mainījis kāds cits. Apskatiet, kas mainījies, un saglabājiet vēlreiz.',
    en: 'Somebody else has changed this in the meantime. See what changed, and save again.',
    ru: 'Тем временем это уже изменил кто-то другой. Посмотрите, что изменилось, и сохраните ещё раз.',
  },
  invalid: { lv: 'Pieprasījums nav pareizs.', en: 'The request is not valid.', ru: 'Неверный запрос.' },
  not_json: {
    lv: 'Pieprasījums nav derīgs JSON.',
    en: 'The request is not valid JSON.',
    ru: 'Запрос не является корректным JSON.',
  },
  unknown_message: {
    lv: 'Šāds ziņojums nav zināms.',
    en: 'This kind of message is not known.',
    ru: 'Такой тип сообщения неизвестен.',
  },
  too_large: {
    lv: 'Pieprasījums ir par lielu.',
    en: 'The request is too large.',
    ru: 'Запрос слишком большой.',
  },
  rate_limited: {
    lv: 'Pārāk daudz pieprasījumu. Lūdzu, mēģiniet vēlāk.',
    en: 'Too many requests. Please try again later.',
    ru: 'Слишком много запросов. Пожалуйста, попробуйте позже.',
  },
  too_many_sockets: {
    lv: 'No šīs adreses atvērts pārāk daudz lapu. Lūdzu, aizveriet kādu un mēģiniet vēlreiz.',
    en: 'Too many pages are open from this address. Please close one and try again.',
    ru: 'С этого адреса открыто слишком много страниц. Пожалуйста, закройте одну и попробуйте ещё раз.',
  },
  state_changed: {
    lv: 'Tas tikmēr ir mainījies, un tagad to vairs nevar izdarīt.',
    en: 'This has changed in the meantime, and can no longer be done.',
    ru: 'Тем временем всё изменилось, и теперь это сделать нельзя.',
  },
  unavailable: {
    lv: 'Dati šobrīd nav pieejami. Nekas no apstiprinātā nav zudis; lūdzu, pēc brīža mēģiniet vēlreiz.',
    en: 'The data cannot be reached just now. Nothing that was confirmed is lost; please try again in a moment.',
    ru: 'Данные сейчас недоступны. Ничего из подтверждённого не потеряно; пожалуйста, повторите попытку чуть позже.',
  },
  internal: {
    lv: 'Serverī radās kļūda. Tā ir reģistrēta; lūdzu, mēģiniet vēlreiz.',
    en: 'Something went wrong on the server. It has been noted; please try again.',
    ru: 'На сервере произошла ошибка. Она зафиксирована; пожалуйста, попробуйте ещё раз.',
  },
} as const satisfies Record<string, Refusal>
