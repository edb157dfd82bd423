import type { Language } from '../resources.ts'
import { figureDay } from './day-text.ts'

/** Form in which a date is typed, as an empty field shows it. */
export const dayForm: { readonly [Each in Language]: string } = {
  lv: 'dd.mm.gggg.',
  en: 'dd/mm/yyyy',
  ru: 'дд.мм.гггг',
}

/** Says that what was typed is no date, and how one is written. */
export function notADay(typed: string, language: Language): string {
  const example = figureDay('2027-01-31', language)
  return {
    lv: `Tāda datuma nav: „${typed}”. Datumu raksta tā: ${example}`,
    en: `There is no date “${typed}”. A date is written as ${example}`,
    ru: `Такой даты нет: «${typed}». Дата пишется так: ${example}`,
  }[language]
}
