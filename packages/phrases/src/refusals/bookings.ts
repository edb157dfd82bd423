import type { Refusal } from './refusal.ts'

/** Refusals of acts on a booking, or on several. */
export const refusalsOfBookings = {
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
  moved_meanwhile: {
    lv: 'Šo pierakstu tikmēr jau ir pārcēlis kāds cits. Tagad tas ir {about}.',
    en: 'Somebody else has already moved this booking. It is now at {about}.',
    ru: 'Эту запись тем временем уже перенёс кто-то другой. Теперь она на {about}.',
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
  file_wrong: {
    lv: 'Pievienot var tikai PDF dokumentu vai PNG vai JPEG attēlu.',
    en: 'Only a PDF document or a PNG or JPEG picture can be attached.',
    ru: 'Прикрепить можно только документ PDF или изображение PNG или JPEG.',
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
  code_wrong: {
    lv: 'Kods nav pareizs.',
    en: 'The code is not right.',
    ru: 'Неверный код.',
  },
  comment_required: {
    lv: 'Lūdzu, norādiet atcelšanas iemeslu.',
    en: 'Please say why the booking is canceled.',
    ru: 'Пожалуйста, укажите причину отмены.',
  },
  block_reason_required: {
    lv: 'Lūdzu, norādiet bloķēšanas iemeslu.',
    en: 'Please say why the time is blocked.',
    ru: 'Пожалуйста, укажите причину блокировки.',
  },
  too_many_codes: {
    lv: 'Kods prasīts vai ievadīts pārāk daudz reižu. Lūdzu, izvēlieties laiku vēlreiz.',
    en: 'A code was asked for or entered too many times. Please choose the time again.',
    ru: 'Код запрошен или введён слишком много раз. Пожалуйста, выберите время ещё раз.',
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
} as const satisfies Record<string, Refusal>
