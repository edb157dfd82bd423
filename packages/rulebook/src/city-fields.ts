import type { FieldsAt } from '@rinda/domain/company/profile'

/**
 * Fields that the city's form asks for, by location and service. Its real topics and choices are not known:
 * these are invented, for the ids of the demo city. A row replaces the whole list.
 */
export const cityFields: FieldsAt[] = [
  {
    locationId: 3401,
    fields: [
      {
        key: 'topic',
        required: true,
        options: [
          { id: 'residence', lv: 'Dzīvesvieta', en: 'Residence', ru: 'Место жительства' },
          { id: 'building', lv: 'Būvniecība', en: 'Building', ru: 'Строительство' },
          { id: 'support', lv: 'Sociālais atbalsts', en: 'Social support', ru: 'Социальная поддержка' },
          { id: 'other', lv: 'Cits jautājums', en: 'Something else', ru: 'Другой вопрос' },
        ],
      },
    ],
  },
  {
    serviceId: 34012,
    fields: [
      { key: 'notes', required: true },
      {
        key: 'select',
        required: true,
        options: [
          { id: 'new', lv: 'Jauna būve', en: 'New building', ru: 'Новая постройка' },
          { id: 'rebuild', lv: 'Pārbūve', en: 'Rebuilding', ru: 'Перестройка' },
          { id: 'demolition', lv: 'Nojaukšana', en: 'Demolition', ru: 'Снос' },
        ],
      },
    ],
  },
  {
    locationId: 3402,
    serviceId: 34023,
    fields: [
      {
        key: 'select',
        required: false,
        options: [
          { id: 'land', lv: 'Zeme', en: 'Land', ru: 'Земля' },
          { id: 'house', lv: 'Ēka', en: 'House', ru: 'Дом' },
          { id: 'flat', lv: 'Dzīvoklis', en: 'Flat', ru: 'Квартира' },
        ],
      },
    ],
  },
]
