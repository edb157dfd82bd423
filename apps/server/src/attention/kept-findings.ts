import type { Interval } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../access/scope.ts'
import { streamEnd } from '../changes/record-store.ts'
import { type AttentionContext, type Finding, findFindings } from './findings.ts'

/** How old an answer may be when nothing of the company has changed: what has ended meanwhile is left out when it is read. */
const freshForMs = 15_000
const mostKept = 200

export type KeptFindings = (scope: CompanyScope, starts: Interval, now: Date) => Promise<Finding[]>

/**
 * The findings of a company, worked out once for each change in it: every portal of the company asks again after every change, and
 * all of them mean the same days.
 */
export function keepFindings(context: AttentionContext): KeptFindings {
  const kept = new Map<string, { seq: number; at: number; findings: Promise<Finding[]> }>()
  return async (scope, starts, now) => {
    const key = `${scope.companyId} ${starts.from} ${starts.till}`
    const seq = await streamEnd(context.db, scope.companyId)
    const known = kept.get(key)
    if (known?.seq === seq && Math.abs(now.getTime() - known.at) < freshForMs) return await known.findings
    const findings = findFindings(context, scope, starts, now)
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, { seq, at: now.getTime(), findings })
    findings.catch(() => kept.delete(key))
    return await findings
  }
}
