/** A company's names, by the attribute, and the phrase that says which it is. */
export const nameFields = [
  ['name', 'name'],
  ['name_lv', 'nameLv'],
  ['name_en', 'nameEn'],
  ['name_ru', 'nameRu'],
] as const
