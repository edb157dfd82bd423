import type { ToldChange } from './since.ts'

/** Most changes that are told at a time, and most steps to either side. */
const [mostChanges, mostSteps] = [200, 150]

/** Parts all changes by a moment: how many were made since, the newest of them, and the moments to step to on either side. */
export function partBy(moment: Date, told: readonly ToldChange[]) {
  const since = told
    .filter(({ row }) => row.at > moment)
    .sort((one, other) => other.row.audit_id - one.row.audit_id)
  const times = [...new Set(told.map(({ row }) => row.at.getTime()))].sort((one, other) => one - other)
  const next = times.findIndex((at) => at > moment.getTime())
  const here = next < 0 ? times.length : next
  return {
    changed: since.length,
    changes: since.slice(0, mostChanges),
    steps: times.slice(Math.max(0, here - mostSteps), here + mostSteps).map((at) => new Date(at)),
  }
}
