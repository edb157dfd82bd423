import { expect, test } from 'vitest'
import { refusalText } from './refusal-text.ts'

test.each([
  ['fields/option_name', { lv: 'Tēma', en: 'Topic', ru: 'Тема' }],
  ['booking/phone_number', { lv: 'Tālrunis', en: 'Phone', ru: 'Телефон' }],
  ['firstName', { lv: 'Vārds', en: 'First name', ru: 'Имя' }],
  ['service/config/specialists/1', { lv: 'Speciālisti', en: 'Specialists', ru: 'Специалисты' }],
  ['specialist/name', { lv: 'Vārds', en: 'Name', ru: 'Имя' }],
  [
    'location/name_ru',
    { lv: 'Nosaukums krievu valodā', en: 'Name in Russian', ru: 'Название на русском языке' },
  ],
  ['wish/weekdays', { lv: 'Nedēļas dienas', en: 'Weekdays', ru: 'Дни недели' }],
  ['?page[size]', { lv: 'page[size]', en: 'page[size]', ru: 'page[size]' }],
])('a refusal calls %s as a person would', (field, names) => {
  const text = refusalText({ reason: 'field_required', field })
  expect(text.lv).toContain(`„${names.lv}”`)
  expect(text.en).toContain(`“${names.en}”`)
  expect(text.ru).toContain(`«${names.ru}»`)
})

test('what a refusal is about is called by its name in each language', () => {
  const about = { lv: 'Krasta iela', en: 'Krasta Street', ru: 'улица Краста' }
  const { lv, en, ru } = refusalText({ reason: 'check_in_elsewhere', about })
  expect([lv, en, ru]).toEqual([
    expect.stringContaining('Krasta iela'),
    expect.stringContaining('Krasta Street'),
    expect.stringContaining('улица Краста'),
  ])
})
