import {
  codeOfReason,
  done,
  type Refusal,
  type RefusalReason,
  type Result,
} from '@rinda/contract/wire/refusals'
import type { z } from 'zod'

/** The most faults that one answer lists. */
const mostFaults = 20

/** Parses what came from outside. Every fault becomes a refusal of its own that names its field; a schema's messages are reasons. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): Result<z.output<Schema>> {
  const parsed = schema.safeParse(input, { reportInput: true })
  if (parsed.success) return done(parsed.data)
  const faults = new Map<string | undefined, Refusal>()
  for (const issue of parsed.error.issues) {
    const fault = refusalOf(issue)
    // A value that breaks several bounds of its field is wrong once.
    if (!faults.has(fault.field)) faults.set(fault.field, fault)
    if (faults.size === mostFaults) break
  }
  const [first, ...rest] = faults.values()
  return { ok: false, refusals: [first ?? { reason: 'invalid' }, ...rest] }
}

function refusalOf(issue: z.core.$ZodIssue): Refusal {
  const field = issue.path.map(pointerPart).join('/')
  if (isLongText(issue)) return { reason: 'text_too_long', field, about: String(issue.maximum) }
  const reason = isMissing(issue) ? 'field_required' : isReason(issue.message) ? issue.message : 'field_wrong'
  if (field !== '') return { reason, field }
  // It is the whole that is no such thing, and no field of it has a name to be told.
  return { reason: reason === 'field_required' || reason === 'field_wrong' ? 'invalid' : reason }
}

/** A name as a JSON pointer writes it, where a slash parts the names. */
function pointerPart(name: PropertyKey): string {
  return String(name).replaceAll('~', '~0').replaceAll('/', '~1')
}

function isMissing(issue: z.core.$ZodIssue): boolean {
  return (issue.code === 'invalid_type' || issue.code === 'invalid_union') && issue.input === undefined
}

/** A text of which it is known how long it may be, which is then said. */
function isLongText(issue: z.core.$ZodIssue): issue is z.core.$ZodIssueTooBig {
  return issue.code === 'too_big' && issue.origin === 'string' && issue.message === 'field_too_long'
}

function isReason(message: string): message is RefusalReason {
  return Object.hasOwn(codeOfReason, message)
}
