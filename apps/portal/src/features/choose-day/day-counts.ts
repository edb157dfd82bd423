/** Numbers of days side by side that the extra control offers. */
const offered = [1, 3, 5, 7, 10] as const

/** Lists the offered numbers of days for a company whose calendar shows at most `most`. */
export function dayCounts(most: number): readonly number[] {
  return offered.filter((count) => count <= most)
}

/** The next larger choice, or what is shown if there is none. */
export function moreDays(days: number, most: number): number {
  return dayCounts(most).find((count) => count > days) ?? days
}

/** The next smaller choice. */
export function fewerDays(days: number, most: number): number {
  return dayCounts(most).findLast((count) => count < days) ?? days
}
