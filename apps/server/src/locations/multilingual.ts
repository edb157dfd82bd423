import { type Multilingual, multilingual } from '@rinda/contract/set-up/location-payload'

const languages = ['lv', 'en', 'ru'] as const
type TextName = Multilingual | `${Multilingual}_${(typeof languages)[number]}`
/** The texts that are said of a thing in a default and three languages; those that it has not got are absent. */
export type Texts = Partial<Record<TextName, string>>

/**
 * The texts as they stand after an input. The default is what is shown where a language has none: unless it is given, it goes with the
 * Latvian text as long as it was the same.
 */
export function textsAfter(
  before: Texts,
  input: { readonly [Name in TextName]?: string | undefined },
): Texts {
  const after: Texts = {}
  for (const field of multilingual) {
    for (const language of languages) keep(after, `${field}_${language}`, before, input)
    const latvian = after[`${field}_lv`]
    const isFollowing = (before[field] ?? '') === (before[`${field}_lv`] ?? '')
    const given = input[field]
    const standard = given ? given : isFollowing || given === '' ? latvian : before[field]
    if (standard !== undefined) after[field] = standard
  }
  return after
}

function keep(
  after: Texts,
  name: TextName,
  before: Texts,
  input: { readonly [Name in TextName]?: string | undefined },
) {
  const value = input[name] ?? before[name]
  if (value !== undefined) after[name] = value
}
