import { createInstance } from 'i18next'
import type { Language } from './resources.ts'
import type { CountingStem, PluralForms } from './shape.ts'

/** The names in double braces: 'free' and 'time' of '{{free}} at {{time}}'. */
type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never

/**
 * Keys by which a phrase of a set of English texts is asked for: of a phrase that counts, the stem without
 * its plural endings.
 */
export type PhraseKey<Texts> =
  | CountingStem<keyof Texts>
  | Exclude<keyof Texts & string, `${CountingStem<keyof Texts>}_${PluralForms['en']}`>

type VariablesOf<Texts, Key> =
  Key extends CountingStem<keyof Texts>
    ? 'count' | VariablesIn<Texts[`${Key}_other` & keyof Texts]>
    : VariablesIn<Texts[Key & keyof Texts]>

type ValuesOf<Name extends string> = {
  readonly [Each in Name]: Each extends 'count' ? number : string | number
}

/** Says a phrase. Variables that its English text names have to be given; a text that has none takes none. */
export type Say<Texts> = <Key extends PhraseKey<Texts>>(
  key: Key,
  ...values: [VariablesOf<Texts, Key>] extends [never] ? [] : [ValuesOf<VariablesOf<Texts, Key>>]
) => string

/**
 * Speaks one language's texts, a namespace at a time: `speaker<Phrases>('lv', texts)('calendar')`. What counts is said in
 * the form that the language has for the number.
 */
export function speaker<English>(
  language: Language,
  texts: { readonly [Namespace in keyof English & string]: Readonly<Record<string, string>> },
) {
  const i18n = createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    // The texts are at hand: it can speak as soon as this call returns.
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
  })
  return <Namespace extends keyof English & string>(namespace: Namespace) =>
    i18n.getFixedT(language, namespace) as unknown as Say<English[Namespace]>
}
