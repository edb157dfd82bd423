type Phrase = { lv: string; en: string; ru: string }

/** Names of a booking's fields as people read them, by their names on the wire. */
export const fieldNames: Readonly<Record<string, Phrase>> = {
  first_name: { lv: 'Vārds', en: 'First name', ru: 'Имя' },
  last_name: { lv: 'Uzvārds', en: 'Last name', ru: 'Фамилия' },
  email: { lv: 'E-pasts', en: 'E-mail', ru: 'Эл. почта' },
  phone_number: { lv: 'Tālrunis', en: 'Phone', ru: 'Телефон' },
  phone_country_code: { lv: 'Valsts kods', en: 'Country code', ru: 'Код страны' },
  business_name: { lv: 'Uzņēmuma nosaukums', en: 'Company name', ru: 'Название компании' },
  option_name: { lv: 'Tēma', en: 'Topic', ru: 'Тема' },
  option_id: { lv: 'Tēma', en: 'Topic', ru: 'Тема' },
  select_name: { lv: 'Izvēle', en: 'Choice', ru: 'Выбор' },
  select_id: { lv: 'Izvēle', en: 'Choice', ru: 'Выбор' },
  text: { lv: 'Apmeklējuma mērķis', en: 'Purpose of the visit', ru: 'Цель визита' },
  text1: { lv: 'Informācija', en: 'Information', ru: 'Информация' },
  text2: { lv: 'Sūtījuma numurs', en: 'Tracking number', ru: 'Номер отправления' },
  text3: { lv: 'Mājaslapa', en: 'Website', ru: 'Сайт' },
  notes: { lv: 'Piezīmes', en: 'Notes', ru: 'Примечания' },
  description: { lv: 'Apraksts', en: 'Description', ru: 'Описание' },
  location_id: { lv: 'Filiāle', en: 'Location', ru: 'Филиал' },
  service_id: { lv: 'Pakalpojums', en: 'Service', ru: 'Услуга' },
  specialist_id: { lv: 'Speciālists', en: 'Specialist', ru: 'Специалист' },
  date: { lv: 'Datums', en: 'Date', ru: 'Дата' },
  time: { lv: 'Laiks', en: 'Time', ru: 'Время' },
  duration: { lv: 'Ilgums', en: 'Duration', ru: 'Длительность' },
  code: { lv: 'Kods', en: 'Code', ru: 'Код' },
}
