import type { CountingStem, PluralForms } from './shape.ts'

/** The names in double braces: 'free' and 'time' of '{{free}} at {{time}}'. */
type VariablesIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | VariablesIn<Rest>
  : never

/** What may be said of a set of English texts: its keys, and for what counts the stem without its endings. */
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
 * Speaks one language's texts. What counts is said in the form that the language has for the number
 * (`free_few`), by the browser's own plural rules.
 */
export function sayer<Texts>(language: string, texts: Readonly<Record<string, string>>): Say<Texts> {
  const plurals = new Intl.PluralRules(language)
  return (key, ...values) => {
    const given = (values[0] ?? {}) as Readonly<Record<string, string | number>>
    const text = texts[key] ?? texts[`${key}_${plurals.select(Number(given.count))}`] ?? key
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(given[name]))
  }
}
