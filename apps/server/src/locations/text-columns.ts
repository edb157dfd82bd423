import { type AttributeNames, type Fields, languages, type OfKind, ofKind } from '@rinda/domain/set-up/field'

type TextColumns<All> = { [Name in AttributeNames<OfKind<All, 'texts'>>]?: string }
type Texts = Readonly<Record<string, string | undefined>>

/**
 * The texts in languages as they stand after an input; those that a thing has not got are absent. The default is what is shown where a
 * language has none: unless it is given, it goes with the Latvian text as long as it was the same.
 */
export function textColumns<All extends Fields>(all: All, before: object, input: object): TextColumns<All> {
  const [old, sent] = [before as Texts, input as Texts]
  const after: Record<string, string> = {}
  for (const field of Object.keys(ofKind(all, 'texts'))) {
    for (const language of languages) {
      const value = sent[`${field}_${language}`] ?? old[`${field}_${language}`]
      if (value !== undefined) after[`${field}_${language}`] = value
    }
    const latvian = after[`${field}_lv`]
    const isFollowing = (old[field] ?? '') === (old[`${field}_lv`] ?? '')
    const given = sent[field]
    const standard = given ? given : isFollowing || given === '' ? latvian : old[field]
    if (standard !== undefined) after[field] = standard
  }
  return after as TextColumns<All>
}
