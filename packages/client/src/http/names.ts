import type { Language } from '@rinda/contract/wire/json-api'
import type { Texts } from './entity.ts'

type NameAttributes = { name: string; name_lv: string; name_en: string; name_ru: string }

/** The name of something as the wire has it flat. */
export function nameFrom(wire: NameAttributes): Texts {
  return { default: wire.name, lv: wire.name_lv, en: wire.name_en, ru: wire.name_ru }
}

/** A text in a language; where that has none, the default. */
export function nameIn(language: Language, name: Texts): string {
  return name[language] || name.default
}
