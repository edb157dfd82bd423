/** Overrides of a profile, in a record of this rulebook or in a row of the database. */
import type { z } from 'zod'
import { companyOverride, profileOverride } from './override-shape.ts'

export type ProfileOverride = z.infer<typeof profileOverride>
export type CompanyOverride = z.infer<typeof companyOverride>

export type OverrideFault = { field: string; message: string }
export type Parsed<Value> = { ok: true; override: Value } | { ok: false; faults: readonly OverrideFault[] }
export type ParsedOverride = Parsed<CompanyOverride>

/** Lists the faults, each with the path of its field: `booking.blockDurations.1`; '' is the whole. */
export function faultsOf(error: z.ZodError): OverrideFault[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String)
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
    return paths.map((names) => ({ field: names.join('.'), message: issue.message }))
  })
}

/** Reads a company's override from outside; null, undefined and `{}` say nothing. Each fault names its field. */
export function parseOverride(value: unknown): ParsedOverride {
  const result = companyOverride.safeParse(value ?? {})
  return result.success ? { ok: true, override: result.data } : { ok: false, faults: faultsOf(result.error) }
}

/** Reads the override of a domain or an address from outside: as a company's, without facts and roles. */
export function parseProfileOverride(value: unknown): Parsed<ProfileOverride> {
  const result = profileOverride.safeParse(value ?? {})
  return result.success ? { ok: true, override: result.data } : { ok: false, faults: faultsOf(result.error) }
}

/** The same for a row that should hold no nonsense any more. Throws RangeError, naming the field, where it does. */
export function readOverride(companyId: number, value: unknown): CompanyOverride {
  if (isEmpty(value)) return {}
  const parsed = parseOverride(value)
  if (parsed.ok) return parsed.override
  const faults = parsed.faults.map(({ field, message }) => `${field || 'the whole'}: ${message}`).join('; ')
  throw new RangeError(`profile of company ${companyId}: ${faults}`)
}

/** Most companies' rows say nothing, and are read for every request. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  return typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
}
