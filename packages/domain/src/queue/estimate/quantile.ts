/** Gives the value below which a part of some sorted numbers lies, between two of them in proportion. */
export function quantile(sorted: ArrayLike<number>, part: number): number {
  const place = part * (sorted.length - 1)
  const before = Math.floor(place)
  const from = sorted[before] as number
  return from + ((sorted[before + 1] ?? from) - from) * (place - before)
}
