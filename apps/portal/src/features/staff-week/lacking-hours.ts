import type { Staffing } from '@rinda/client/queue/staffing'

/** Counts the hours of a day that lack a counter and are not over. */
export function lackingHours({ hours }: Staffing['days'][number]): number {
  return hours.filter(({ own, usual, needed, is_past }) => !is_past && (needed ?? 0) > (own ?? usual)).length
}
