import type { Refusal } from './refusal.ts'

/** Refusals of what was typed into a field, or asked for by one. `{field}` is its name. */
export const refusalsOfFields = {
  field_required: {
    lv: 'Lauks „{field}” ir jāaizpilda.',
    en: 'The field “{field}” must be filled in.',
    ru: 'Поле «{field}» нужно заполнить.',
  },
  field_wrong: {
    lv: 'Lauka „{field}” vērtība nav pareiza.',
    en: 'The value of the field “{field}” is not valid.',
    ru: 'Неверное значение поля «{field}».',
  },
  parameter_misspelt: {
    lv: 'Parametra „{about}” nav. Pārbaudiet, kā tas jāraksta.',
    en: 'There is no parameter “{about}”. Check how it is spelt.',
    ru: 'Параметра «{about}» нет. Проверьте, как он пишется.',
  },
  text_too_long: {
    lv: 'Lauka „{field}” vērtība ir par garu (atļautais rakstzīmju skaits: {about}).',
    en: 'The value of the field “{field}” is too long (characters allowed: {about}).',
    ru: 'Значение поля «{field}» слишком длинное (допустимо символов: {about}).',
  },
  field_too_long: {
    lv: 'Lauka „{field}” vērtība ir par garu.',
    en: 'The value of the field “{field}” is too long.',
    ru: 'Значение поля «{field}» слишком длинное.',
  },
  date_wrong: {
    lv: 'Laukā „{field}” jābūt īstam datumam (GGGG-MM-DD).',
    en: 'The field “{field}” must be a real date (YYYY-MM-DD).',
    ru: 'В поле «{field}» должна быть настоящая дата (ГГГГ-ММ-ДД).',
  },
  time_wrong: {
    lv: 'Laukā „{field}” jābūt laikam no 00:00 līdz 23:59.',
    en: 'The field “{field}” must be a time from 00:00 to 23:59.',
    ru: 'В поле «{field}» должно быть время от 00:00 до 23:59.',
  },
  phone_wrong: {
    lv: 'Tālruņa numurs nav pareizs.',
    en: 'The phone number is not valid.',
    ru: 'Неверный номер телефона.',
  },
  email_wrong: {
    lv: 'E-pasta adrese nav pareiza.',
    en: 'The e-mail address is not valid.',
    ru: 'Неверный адрес электронной почты.',
  },
  url_wrong: {
    lv: 'Laukā „{field}” jābūt tīmekļa adresei, kas sākas ar http:// vai https://.',
    en: 'The field “{field}” must be a web address that begins with http:// or https://.',
    ru: 'В поле «{field}» должен быть веб-адрес, который начинается с http:// или https://.',
  },
  url_refused: {
    lv: 'Lauka „{field}” adrese ved iekšējā tīklā, tāpēc tā nav atļauta.',
    en: 'The address in the field “{field}” leads into a private network and is not allowed.',
    ru: 'Адрес в поле «{field}» ведёт во внутреннюю сеть и поэтому не разрешён.',
  },
  url_not_https: {
    lv: 'Lauka „{field}” adresei jāsākas ar https://.',
    en: 'The address in the field “{field}” must begin with https://.',
    ru: 'Адрес в поле «{field}» должен начинаться с https://.',
  },
  hours_half_given: {
    lv: 'Jānorāda gan sākums, gan beigas vai neviens no tiem.',
    en: 'Both the beginning and the end must be given, or neither.',
    ru: 'Нужно указать и начало, и конец либо не указывать ничего.',
  },
  hours_reversed: {
    lv: 'Sākums nedrīkst būt vēlāks par beigām.',
    en: 'The beginning must not be later than the end.',
    ru: 'Начало не может быть позже конца.',
  },
  range_too_long: {
    lv: 'Laukā „{field}” prasīts neatļauts dienu vai ierakstu skaits.',
    en: 'The field “{field}” asks for a number of days or rows that is not offered.',
    ru: 'В поле «{field}» указано недопустимое количество дней или записей.',
  },
  moment_ahead: {
    lv: 'Šis brīdis vēl nav pienācis.',
    en: 'This moment is still to come.',
    ru: 'Этот момент ещё не наступил.',
  },
  moment_too_early: {
    lv: 'Tik senā brīdī šīs filiāles vēl nebija.',
    en: 'The location did not exist yet at this moment.',
    ru: 'В этот момент этого филиала ещё не было.',
  },
  period_reversed: {
    lv: 'Mazākais dienu skaits nedrīkst būt lielāks par lielāko.',
    en: 'The smallest number of days must not be larger than the largest.',
    ru: 'Наименьшее число дней не должно превышать наибольшее.',
  },
} as const satisfies Record<string, Refusal>
