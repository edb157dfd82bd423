/** A new location as a form sends it: everything that must be said. */
export const newLocation = {
  name_lv: 'Centrs',
  name_en: 'Centre',
  name_ru: 'Центр',
  address_lv: 'Brīvības iela 1',
  address_en: '1 Freedom Street',
  address_ru: 'ул. Свободы 1',
}

/** A new service as a form sends it. */
export const newService = { name_lv: 'Pases', name_en: 'Passports', name_ru: 'Паспорта' }
