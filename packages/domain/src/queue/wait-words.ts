/** Interval of a wait in minutes. */
export type WaitMinutes = { readonly low: number; readonly high: number }

/** Minutes that are said: nobody plans by one of them where the wait is long. */
const minutes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 75, 90]
/** Half hours, for waits that may last longer than those. */
const halfHours = Array.from({ length: 48 }, (_, count) => count * 30)
const longestInMinutes = 90
const longest = halfHours.at(-1) ?? 0
const all = [...minutes, ...halfHours.filter((value) => value > longestInMinutes)]

/** Minutes by which a wait may be another before it is said otherwise. */
export function marginOf(value: number): number {
  return Math.max(1, value * 0.1)
}

/** Value of a scale that is said for one that lies on it or below; the one that is said stays while it is about right. */
function above(value: number, scale: readonly number[], said: number | undefined): number {
  const place = said === undefined ? -1 : scale.indexOf(said)
  if (said !== undefined && place >= 0) {
    const before = scale[place - 1] ?? Number.NEGATIVE_INFINITY
    if (value <= said + marginOf(said) && value > before - marginOf(before)) return said
  }
  return scale.find((one) => one >= value) ?? longest
}

/** The same for one that lies on it or above. */
function below(value: number, scale: readonly number[], said: number | undefined): number {
  const place = said === undefined ? -1 : scale.indexOf(said)
  if (said !== undefined && place >= 0) {
    const after = scale[place + 1] ?? Number.POSITIVE_INFINITY
    if (value >= said - marginOf(said) && value < after + marginOf(after)) return said
  }
  return scale.findLast((one) => one <= value) ?? 0
}

/**
 * Gives the interval that is said for a wait: rounded outwards, to minutes as people count them, and to half hours where it may last longer
 * than an hour and a half. `said` is what the page says already: it stays while the wait is about the same, so that the words do not jump back
 * and forth, and the very same is given back. The same wait gives the same words.
 */
export function sayWait({ low, high }: WaitMinutes, said?: WaitMinutes | null): WaitMinutes {
  const till = above(Math.max(low, high), all, said?.high)
  const scale = till > longestInMinutes ? halfHours : minutes
  const lowest = below(Math.max(0, low), scale, said?.low)
  // It is never said to the minute.
  const from = lowest < till ? lowest : (scale.findLast((one) => one < till) ?? 0)
  return said?.low === from && said.high === till ? said : { low: from, high: till }
}

const stepMs = 5 * 60_000

/** Gives the moment (ms since 1970) that is said for one: to five minutes; the one that is said stays while it is about right. */
export function sayMoment(at: number, said?: number | null): number {
  if (said != null && Math.abs(at - said) < stepMs) return said
  return Math.round(at / stepMs) * stepMs
}
