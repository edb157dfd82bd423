/** The endings that a language needs for its numbers, as Intl.PluralRules names them. */
export type PluralForms = {
  en: 'one' | 'other'
  lv: 'zero' | 'one' | 'other'
  ru: 'one' | 'few' | 'many' | 'other'
}

/** The stem of a key that counts: 'free' of 'free_one' and 'free_other'. */
export type CountingStem<Keys> = Keys extends `${infer Stem}_other` ? Stem : never

/**
 * Translation of English phrases: the same keys, and for each key that counts the forms of its own language.
 * A missing or a foreign key does not compile.
 */
export type TranslationOf<English, Language extends keyof PluralForms> = {
  readonly [Key in Exclude<keyof English, `${CountingStem<keyof English>}_${PluralForms['en']}`>]: string
} & {
  readonly [Key in `${CountingStem<keyof English>}_${PluralForms[Language]}`]: string
}
