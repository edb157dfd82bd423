import type { HolidayResource } from '@rinda/contract/set-up/holiday'
import { latvianHolidays } from '@rinda/phrases/holidays'

/**
 * The public holidays of Latvia in a year, in order: 4 May and 18 November fall on a Saturday or Sunday in some, and then the Monday
 * after is free as well. The days come from date-holidays, which follows the law; it is loaded when first asked.
 */
export async function listLatvianHolidays(year: number): Promise<HolidayResource[]> {
  const { default: Holidays } = await import('date-holidays')
  const days = new Holidays('LV', { languages: ['lv', 'en'] }).getHolidays(year)
  return days
    .filter(({ type }) => type === 'public')
    .map(({ date: begins, rule, name: known, substitute: moved = false }) => {
      const date = begins.slice(0, 10)
      const names = latvianHolidays[rule.split(' and ')[0] ?? ''] ?? { lv: known, en: known, ru: known }
      const { lv: name_lv, en: name_en, ru: name_ru } = names
      const attributes = { date, name: name_lv, name_lv, name_en, name_ru, moved }
      return { id: date, type: 'holiday', attributes }
    })
}
