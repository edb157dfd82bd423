const daysBack = 90

/** Time after which a visit began that is listed to its visitor. */
export function shownAfter(now: Date): Date {
  return new Date(now.getTime() - daysBack * 86_400_000)
}
