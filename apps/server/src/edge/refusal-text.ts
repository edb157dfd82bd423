import type { Phrase } from '@rinda/contract/json-api'
import type { Refusal, RefusalReason } from '@rinda/contract/refusals'
import { refusals } from '@rinda/phrases/refusals'

/** A reason without a text in each language does not compile. */
const texts: Record<RefusalReason, Phrase> = refusals

/** What a refusal says to a person, in each language, with the name of the field at fault. */
export function refusalText({ reason, field, about = '' }: Refusal): Phrase {
  const { lv, en, ru } = texts[reason]
  const words: Record<string, string> = { field: nameOf(field), about }
  const named = (text: string) => text.replace(/\{(field|about)\}/g, (_, name: string) => words[name] ?? '')
  return { lv: named(lv), en: named(en), ru: named(ru) }
}

/** A field as a person reads it: without the payload around it, or the mark of a query. */
function nameOf(field = '—'): string {
  return field.split('/').at(-1)?.replace(/^\?/, '') ?? field
}
