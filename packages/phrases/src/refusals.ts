type Phrase = { lv: string; en: string; ru: string }

/**
 * Reasons why something was not done, in the words of the person who reads them. `{field}` is the name of the
 * field at fault.
 */
export const refusals = {
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
  foreign_origin: {
    lv: 'Pieprasījums nāk no citas vietnes, tāpēc tas ir noraidīts.',
    en: 'The request came from another site and was refused.',
    ru: 'Запрос пришёл с другого сайта и поэтому отклонён.',
  },
  not_found: { lv: 'Tas nav atrasts.', en: 'Not found.', ru: 'Не найдено.' },
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
  import_changed: {
    lv: 'Pieraksti no šī faila jau ir mainīti ({about}), tāpēc importu vairs nevar atsaukt.',
    en: 'Bookings of this file have been changed since ({about}), so the import can no longer be undone.',
    ru: 'Записи из этого файла уже изменены ({about}), поэтому импорт больше нельзя отменить.',
  },
  import_undone: {
    lv: 'Šis imports jau ir atsaukts.',
    en: 'This import has already been undone.',
    ru: 'Этот импорт уже отменён.',
  },
  import_taken: {
    lv: 'Šajā laikā jau ir pieraksts: {about}.',
    en: 'Somebody is booked at this time already: {about}.',
    ru: 'На это время уже есть запись: {about}.',
  },
  import_overlaps: {
    lv: 'Šo laiku aizņem cita faila rinda: {about}.',
    en: 'Another row of the file takes this time: {about}.',
    ru: 'Это время занимает другая строка файла: {about}.',
  },
  import_twice: {
    lv: 'Šis numurs failā ir vēl citā rindā: {about}.',
    en: 'This number stands in another row of the file too: {about}.',
    ru: 'Этот номер есть и в другой строке файла: {about}.',
  },
  import_empty: {
    lv: 'Failā nav nekā jauna.',
    en: 'There is nothing new in the file.',
    ru: 'В файле нет ничего нового.',
  },
  time_skipped: {
    lv: 'Šajā dienā pulksteni pagriež uz priekšu, un šāda laika nav.',
    en: 'The clocks go forward on that day, and there is no such time.',
    ru: 'В этот день часы переводят вперёд, и такого времени нет.',
  },
  repeat_too_long: {
    lv: 'Atkārtot var ne ilgāk kā gadu un ne vairāk kā 200 reižu.',
    en: 'Something can repeat for at most a year, and at most 200 times.',
    ru: 'Повторять можно не дольше года и не более 200 раз.',
  },
  repeat_empty: {
    lv: 'Šajā laikā nav nevienas izvēlētās dienas.',
    en: 'None of the chosen days is within this time.',
    ru: 'За это время нет ни одного из выбранных дней.',
  },
  not_in_series: {
    lv: 'Šis pieraksts neatkārtojas.',
    en: 'This booking does not repeat.',
    ru: 'Эта запись не повторяется.',
  },
  wrong_state: {
    lv: 'Pieraksts jau ir mainīts, un tagad to vairs nevar izdarīt.',
    en: 'The booking has changed in the meantime, and this can no longer be done.',
    ru: 'Запись уже изменена, и теперь это сделать нельзя.',
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
  moved_meanwhile: {
    lv: 'Šo pierakstu tikmēr jau ir pārcēlis kāds cits. Tagad tas ir {about}.',
    en: 'Somebody else has already moved this booking. It is now at {about}.',
    ru: 'Эту запись тем временем уже перенёс кто-то другой. Теперь она на {about}.',
  },
  changed_meanwhile: {
    lv: 'Tikmēr to jau ir mainījis kāds cits. Apskatiet, kas mainījies, un saglabājiet vēlreiz.',
    en: 'Somebody else has changed this in the meantime. See what changed, and save again.',
    ru: 'Тем временем это уже изменил кто-то другой. Посмотрите, что изменилось, и сохраните ещё раз.',
  },
  booking_in_past: {
    lv: 'Šis pieraksts jau ir pagājis.',
    en: 'This booking is already in the past.',
    ru: 'Эта запись уже в прошлом.',
  },
  booking_served: {
    lv: 'Apmeklētājs jau ir apkalpots.',
    en: 'The visitor has already been served.',
    ru: 'Посетитель уже обслужен.',
  },
  approval_open: {
    lv: 'Pieraksts vēl nav apstiprināts, tāpēc to nevar atcelt.',
    en: 'The booking has not been approved, so it cannot be canceled.',
    ru: 'Запись не подтверждена, поэтому её нельзя отменить.',
  },
  code_required: {
    lv: 'Vispirms ievadiet kodu, kas jums nosūtīts.',
    en: 'Please enter the code that was sent to you first.',
    ru: 'Сначала введите отправленный вам код.',
  },
  payment_open: {
    lv: 'Šis pieraksts gaida samaksu. Pārcelt to varēs, kad būs samaksāts.',
    en: 'This booking waits for its payment. It can be moved once it is paid for.',
    ru: 'Эта запись ожидает оплаты. Перенести её можно будет после оплаты.',
  },
  payment_other: {
    lv: 'Par šo pakalpojumu jāmaksā iepriekš. Lūdzu, pierakstieties tam atsevišķi un pašreizējo pierakstu atceliet.',
    en: 'This service is paid for beforehand. Please book it by itself and cancel the appointment that you have.',
    ru: 'Эта услуга оплачивается заранее. Пожалуйста, запишитесь на неё отдельно, а нынешнюю запись отмените.',
  },
  payment_away: {
    lv: 'Maksājumu lapu šobrīd nevar atvērt. Laiks jums joprojām ir paturēts; lūdzu, pēc brīža mēģiniet vēlreiz.',
    en: 'The payment page cannot be reached just now. Your time is still kept; please try again in a moment.',
    ru: 'Страницу оплаты сейчас открыть нельзя. Время по-прежнему за вами; пожалуйста, повторите попытку чуть позже.',
  },
  last_admin: {
    lv: 'Platformai jāpaliek vismaz vienam aktīvam administratoram. Vispirms ieceliet vēl vienu.',
    en: 'The platform must keep at least one active administrator. Appoint another one first.',
    ru: 'У платформы должен остаться хотя бы один активный администратор. Сначала назначьте ещё одного.',
  },
  last_company_admin: {
    lv: 'Uzņēmumam jāpaliek vismaz vienam aktīvam administratoram bez ierobežojumiem. Vispirms ieceliet vēl vienu.',
    en: 'The company must keep at least one active administrator without limits. Appoint another one first.',
    ru: 'У компании должен остаться хотя бы один активный администратор без ограничений. Сначала назначьте ещё одного.',
  },
  own_account: {
    lv: 'Savu kontu izslēgt vai sev atņemt administratora tiesības nevar. To var izdarīt cits administrators.',
    en: 'You cannot switch off your own account or take its administrator rights away. Another administrator can.',
    ru: 'Отключить свою учётную запись или лишить себя прав администратора нельзя. Это может сделать другой администратор.',
  },
  person_inactive: {
    lv: 'Šis konts ir izslēgts. Vispirms ieslēdziet to.',
    en: 'This account is switched off. Switch it on first.',
    ru: 'Эта учётная запись отключена. Сначала включите её.',
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
  file_wrong: {
    lv: 'Pievienot var tikai PDF dokumentu vai PNG vai JPEG attēlu.',
    en: 'Only a PDF document or a PNG or JPEG picture can be attached.',
    ru: 'Прикрепить можно только документ PDF или изображение PNG или JPEG.',
  },
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
  file_not_asked: {
    lv: 'Šim pakalpojumam failus nepievieno.',
    en: 'Nothing can be attached for this service.',
    ru: 'К записи на эту услугу файлы не прикрепляют.',
  },
  files_too_often: {
    lv: 'Šim pierakstam fails ir mainīts pārāk daudz reižu. Paliek pēdējais pievienotais.',
    en: 'The file of this booking has been changed too many times. The last one that was attached stays.',
    ru: 'Файл этой записи меняли слишком много раз. Остаётся последний прикреплённый.',
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
  code_wrong: {
    lv: 'Kods nav pareizs.',
    en: 'The code is not right.',
    ru: 'Неверный код.',
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
  comment_required: {
    lv: 'Lūdzu, norādiet atcelšanas iemeslu.',
    en: 'Please say why the booking is canceled.',
    ru: 'Пожалуйста, укажите причину отмены.',
  },
  domain_known: {
    lv: 'Šāds domēns jau ir sarakstā.',
    en: 'This domain is already on the list.',
    ru: 'Такой домен уже есть в списке.',
  },
  company_known: {
    lv: 'Uzņēmums ar šādu ID jau ir.',
    en: 'There is already a company with this ID.',
    ru: 'Компания с таким ID уже есть.',
  },
  person_known: {
    lv: 'Cilvēks ar šādu e-pastu jau ir sarakstā.',
    en: 'A person with this e-mail is already on the list.',
    ru: 'Человек с таким адресом уже есть в списке.',
  },
  email_of_other_company: {
    lv: 'Šī e-pasta domēns pieder citam uzņēmumam.',
    en: 'The domain of this e-mail belongs to another company.',
    ru: 'Домен этого адреса принадлежит другой компании.',
  },
  period_reversed: {
    lv: 'Mazākais dienu skaits nedrīkst būt lielāks par lielāko.',
    en: 'The smallest number of days must not be larger than the largest.',
    ru: 'Наименьшее число дней не должно превышать наибольшее.',
  },
  block_reason_required: {
    lv: 'Lūdzu, norādiet bloķēšanas iemeslu.',
    en: 'Please say why the time is blocked.',
    ru: 'Пожалуйста, укажите причину блокировки.',
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
  too_many_holds: {
    lv: 'Vienlaikus rezervēts pārāk daudz laiku. Vispirms atbrīvojiet kādu.',
    en: 'Too many times are held at once. Please release one first.',
    ru: 'Одновременно зарезервировано слишком много времени. Сначала освободите что-нибудь.',
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
  too_many_codes: {
    lv: 'Kods prasīts vai ievadīts pārāk daudz reižu. Lūdzu, izvēlieties laiku vēlreiz.',
    en: 'A code was asked for or entered too many times. Please choose the time again.',
    ru: 'Код запрошен или введён слишком много раз. Пожалуйста, выберите время ещё раз.',
  },
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
  links_asked: {
    lv: 'Saite šeit prasīta vairākas reizes. Lūdzu, pārbaudiet savas ziņas vai mēģiniet vēlreiz pēc {about}.',
    en: 'A link was asked for several times. Please look through your messages, or try again after {about}.',
    ru: 'Ссылку запросили уже несколько раз. Пожалуйста, проверьте свои сообщения или попробуйте снова после {about}.',
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
  bookings_elsewhere: {
    lv: 'Šīs vietas pierakstus uztur cita pierakstu sistēma. Lūdzu, dariet to tur.',
    en: 'The bookings of this location are kept by another booking system. Please do this there.',
    ru: 'Записи этого места ведёт другая система. Пожалуйста, сделайте это в ней.',
  },
  bookings_stand: {
    lv: 'Šajā vietā vēl ir gaidāmi pieraksti. Vispirms pārceliet vai atceliet tos.',
    en: 'There are still bookings to come at this location. Move or cancel them first.',
    ru: 'В этом месте ещё есть предстоящие записи. Сначала перенесите или отмените их.',
  },
  booking_system_away: {
    lv: 'Šīs vietas pierakstu sistēma pašlaik neatbild, tāpēc pierakstīties nevar. Lūdzu, pēc brīža mēģiniet vēlreiz.',
    en: 'The booking system of this place does not answer just now, so nothing can be booked. Please try again in a while.',
    ru: 'Система записи этого места сейчас не отвечает, поэтому записаться нельзя. Пожалуйста, попробуйте чуть позже.',
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
} as const satisfies Record<string, Phrase>
