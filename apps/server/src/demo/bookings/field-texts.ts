import { type FormField, type FormFieldKey, formFieldPlaces } from '@rinda/domain/company/profile'
import type { JsonObject } from '../../database/columns-of.ts'
import type { Random } from '../random.ts'
import { businesses, type Language } from './names.ts'

type Texts = Readonly<Record<Language, readonly [string, ...string[]]>>

const texts: Readonly<Partial<Record<FormFieldKey, Texts>>> = {
  notes: {
    lv: ['Lūdzu piezvanīt dienu iepriekš.', 'Nākšu kopā ar bērnu.', 'Vajadzīga palīdzība ar veidlapu.'],
    en: ['Please call the day before.', 'I will come with a child.', 'I need help with the form.'],
    ru: ['Пожалуйста, позвоните накануне.', 'Приду с ребёнком.', 'Нужна помощь с бланком.'],
  },
  visit_purpose: {
    lv: ['Pirmreizēja vizīte', 'Atkārtota vizīte', 'Konsultācija', 'Dokumentu precizēšana'],
    en: ['First visit', 'Follow-up visit', 'Advice', 'Clarifying documents'],
    ru: ['Первый визит', 'Повторный визит', 'Консультация', 'Уточнение документов'],
  },
  info: {
    lv: ['Pirmā reize', 'Pastāvīgs klients', 'Dāvanu karte'],
    en: ['First time', 'Regular customer', 'Gift card'],
    ru: ['Впервые', 'Постоянный клиент', 'Подарочная карта'],
  },
  topic: {
    lv: ['Iesniegums', 'Izziņa', 'Sūdzība', 'Konsultācija'],
    en: ['Application', 'Statement', 'Complaint', 'Advice'],
    ru: ['Заявление', 'Справка', 'Жалоба', 'Консультация'],
  },
  description: {
    lv: ['Ģimenes portrets četriem', 'Rotaslietu sērija interneta veikalam'],
    en: ['Family portrait for four', 'Jewellery series for a web shop'],
    ru: ['Семейный портрет на четверых', 'Серия украшений для интернет-магазина'],
  },
}

/** Share of visitors who fill in a field that may be left out. */
const fillShare: Readonly<Partial<Record<FormFieldKey, number>>> = { notes: 0.12, description: 0.5, www: 0.3 }

/** Makes the answers of a visitor in the fields of the company's form beyond name and address. */
export function fieldTexts(
  random: Random,
  formFields: readonly FormField[],
  language: Language,
  serviceName: string,
): { fields: JsonObject; notes: JsonObject } {
  const said = { fields: { service_name: serviceName } as JsonObject, notes: {} as JsonObject }
  for (const { key } of formFields) {
    const text = textOf(random, key, language)
    if (text === undefined || !random.chance(fillShare[key] ?? 0.85)) continue
    const [place, name] = formFieldPlaces[key].split('.')
    if (name && place === 'fields') said.fields[name] = text
    if (name && place === 'notes') said.notes[name] = text
  }
  return said
}

function textOf(random: Random, key: FormFieldKey, language: Language): string | undefined {
  if (key === 'business_name' || key === 'company_name') return `SIA ${random.pickAny(businesses) ?? ''}`
  if (key === 'tracking_number') return `RR${random.int(100_000_000, 999_999_999)}LV`
  if (key === 'www') return `https://www.galerija${random.int(1, 40)}.example`
  const choices = texts[key]?.[language]
  return choices && random.pick(choices)
}

export const cancelReasons: Texts = {
  lv: ['Mainījušies plāni', 'Klients saslimis', 'Pierakstījās kļūdas pēc'],
  en: ['Plans have changed', 'The customer is ill', 'Booked by mistake'],
  ru: ['Изменились планы', 'Клиент заболел', 'Записался по ошибке'],
}

export const declineReasons: Texts = {
  lv: ['Trūkst dokumentu'],
  en: ['Documents are missing'],
  ru: ['Не хватает документов'],
}
