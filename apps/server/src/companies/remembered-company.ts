import type { CompanyRow } from './company-store.ts'

/** Picks the fields of a company that the history keeps; an empty website is left out. */
export function rememberedCompany({ name, name_lv, name_en, name_ru, www, is_visible, profile }: CompanyRow) {
  return { name, name_lv, name_en, name_ru, ...(www === '' ? {} : { www }), visible: is_visible, profile }
}
