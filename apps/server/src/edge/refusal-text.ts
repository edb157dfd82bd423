import type { Phrase } from '@rinda/contract/json-api'
import type { Refusal, RefusalReason } from '@rinda/contract/refusals'
import { refusals } from '@rinda/phrases/refusals'

/** A reason without a text in each language does not compile. */
const texts: Record<RefusalReason, Phrase> = refusals

/** What a refusal says to a person, in each language, with the name of the field at fault. */
export function refusalText({ reason, field }: Refusal): Phrase {
  const { lv, en, ru } = texts[reason]
  const name = field?.split('/').at(-1) ?? '—'
  const named = (text: string) => text.replaceAll('{field}', name)
  return { lv: named(lv), en: named(en), ru: named(ru) }
}
