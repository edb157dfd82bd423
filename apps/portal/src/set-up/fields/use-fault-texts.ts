import type { HttpFailure } from '@rinda/client/http/create-http'
import type { FieldFault } from '@rinda/contract/wire/field-faults'
import type { RefusalReason } from '@rinda/contract/wire/refusals'
import type { LateSay } from '@rinda/phrases/late'
import type { Language } from '@rinda/phrases/resources'
import { useLatePhrases } from '../../session/late-phrases.ts'

/**
 * Texts of the faults in the person's language, by the attribute on the wire (`name_lv`); '' stands for the
 * whole.
 */
export type FieldTexts = ReadonlyMap<string, string>

type Say = LateSay<'setUp'>

/** Says what is wrong with fields: what the schema found in the browser, or what the server refused. */
export function useFaultTexts() {
  const { t, language } = useLatePhrases('setUp')
  return {
    textsOf: (faults: readonly FieldFault[]): FieldTexts =>
      // Of several faults of a field the first one is said.
      new Map([...faults].reverse().map((fault) => [fault.field, textOf(t, fault)])),
    refusedTexts: (failure: HttpFailure, under: string): FieldTexts =>
      refusedTexts(failure, under, language, t('formUnanswered')),
  }
}

const plain = {
  field_required: 'validation.required',
  time_wrong: 'validation.wrongFormat.time',
  email_wrong: 'validation.wrongFormat.email',
  date_wrong: 'validation.wrongFormat.date',
  hours_half_given: 'validation.halfGiven',
  hours_reversed: 'validation.reversed',
  duration_not_offered: 'validation.duration',
} as const satisfies { readonly [Reason in RefusalReason]?: string }

function textOf(t: Say, { reason, max }: FieldFault): string {
  if (reason === 'field_too_long' && max !== undefined) return t('validation.max', { count: max })
  return t(isPlain(reason) ? plain[reason] : 'validation.wrongValue')
}

function isPlain(reason: RefusalReason): reason is keyof typeof plain {
  return Object.hasOwn(plain, reason)
}

/** Faults by the attribute at fault; one that names nothing of this form is one of the whole. */
function refusedTexts(
  failure: HttpFailure,
  under: string,
  language: Language,
  unanswered: string,
): FieldTexts {
  if (failure.kind !== 'refused') return new Map([['', unanswered]])
  const texts = failure.errors.map(({ source, meta, detail }): [string, string] => {
    const pointer = source?.pointer ?? ''
    const field = pointer.startsWith(`/${under}/`) ? pointer.slice(under.length + 2) : ''
    return [field, meta?.info[language] ?? detail]
  })
  return new Map(texts.length > 0 ? texts.reverse() : [['', unanswered]])
}
