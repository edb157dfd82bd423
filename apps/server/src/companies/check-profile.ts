import { done, type Refusal, type Result, refuse } from '@rinda/contract/wire/refusals'
import { roles } from '@rinda/domain/access/role'
import { companyOfEmail, type Directory } from '@rinda/rulebook/directory'
import type { Parsed } from '@rinda/rulebook/override'
import { resolveProfile } from '@rinda/rulebook/resolve'

/** The faults of an override that makes no sense, each under its place in the payload: `company/profile/booking/mayCreate`. */
export function saidSensibly<Value>(parsed: Parsed<Value>, place: string): Result<Value> {
  if (parsed.ok) return done(parsed.override)
  const [first, ...rest] = parsed.faults.map(
    ({ field }): Refusal => ({
      reason: 'field_wrong',
      field: [place, ...field.split('.')].filter(Boolean).join('/'),
    }),
  )
  return first ? { ok: false, refusals: [first, ...rest] } : refuse('field_wrong', place)
}

/**
 * Checks that the overrides of a company make sense together for everyone to whom they apply: two overrides
 * that are each right can still let a day begin after its end.
 */
export function checkTogether(
  company: { companyId: number; override: unknown },
  directory: Directory,
  place: string,
): Result<null> {
  const { companyId } = company
  const domains = Object.entries(directory.domains).filter(([, entry]) => entry.companyId === companyId)
  const addresses = Object.keys(directory.accounts).filter(
    (one) => companyOfEmail(one, directory) === companyId,
  )
  const people = [undefined, ...domains.map(([domain]) => `somebody@${domain}`), ...addresses]
  for (const email of people) {
    for (const role of [undefined, ...roles]) {
      const field = faultFor({
        ...company,
        directory,
        ...(email ? { email } : {}),
        ...(role ? { role } : {}),
      })
      if (field !== null) return refuse('field_wrong', [place, ...field.split('.')].filter(Boolean).join('/'))
    }
  }
  return done(null)
}

function faultFor(input: Parameters<typeof resolveProfile>[0]): string | null {
  try {
    resolveProfile(input)
    return null
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return /^profile of company \d+: ([\w.]+):/.exec(error.message)?.[1] ?? ''
  }
}
