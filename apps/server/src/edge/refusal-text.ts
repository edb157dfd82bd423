import type { Phrase } from '@rinda/contract/wire/json-api'
import type { Refusal, RefusalReason } from '@rinda/contract/wire/refusals'
import { fieldNames } from '@rinda/phrases/field-names'
import { refusals } from '@rinda/phrases/refusals'

/** A reason without a text in each language does not compile. */
const texts: Record<RefusalReason, Phrase> = refusals

/** Gives the text of a refusal for a person, in each language, with the name of the field at fault. */
export function refusalText({ reason, field, about = '' }: Refusal): Phrase {
  const { lv, en, ru } = texts[reason]
  const names = { field: nameOf(field), about: typeof about === 'string' ? same(about) : about }
  const named = (text: string, language: keyof Phrase) =>
    text.replace(/\{(field|about)\}/g, (_, name: keyof typeof names) => names[name][language])
  return { lv: named(lv, 'lv'), en: named(en, 'en'), ru: named(ru, 'ru') }
}

/**
 * A field as a person reads it: by its name where it has one, else as it was sent, without the payload around it or the mark of a query. What
 * stands in a list goes by the name of the list.
 */
function nameOf(field = '—'): Phrase {
  const parts = field.split('/')
  const last = parts.findLast((part) => !/^\d+$/.test(part))
  const sent = last?.replace(/^\?/, '') ?? field
  const wire = sent.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const known = [`${parts[0]}_${wire}`, wire].find((name) => Object.hasOwn(fieldNames, name))
  return (known && fieldNames[known]) || same(sent)
}

const same = (text: string): Phrase => ({ lv: text, en: text, ru: text })
