import type { Language } from '@rinda/contract/wire/json-api'

/** A name in each language, and the default one that stands in where a language has none. */
export type Names = { readonly [Each in Language]: string } & { readonly default: string }

type NameAttributes = { name: string; name_lv: string; name_en: string; name_ru: string }

export function namesOf(wire: NameAttributes): Names {
  return { default: wire.name, lv: wire.name_lv, en: wire.name_en, ru: wire.name_ru }
}

export function nameIn(language: Language, names: Names): string {
  return names[language] || names.default
}
