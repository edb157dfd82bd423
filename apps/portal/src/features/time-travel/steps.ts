/** Moments of changes, in order: each step shows what one of them made. */
export type Steps = readonly string[]

const isBefore = (one: string, other: string) => Date.parse(one) < Date.parse(other)

/** Counts the changes that had been made by a moment: its place on the way, 0 before the first. */
export function placeOf(steps: Steps, moment: string): number {
  return steps.filter((step) => !isBefore(moment, step)).length
}

/** Gives the moment of a place on the way; before the first change it is a moment that is earlier. */
export function momentAt(steps: Steps, place: number): string | undefined {
  const [first] = steps
  if (place > 0 || first === undefined) return steps[place - 1]
  return new Date(Date.parse(first) - 1).toISOString()
}

/** Gives the moment one change back: that of the last change before this one, or the one before all of them. */
export function previousStep(steps: Steps, moment: string): string | undefined {
  const place = placeOf(steps, moment)
  if (place === 0) return undefined
  const isAtChange = Date.parse(steps[place - 1] ?? '') === Date.parse(moment)
  return momentAt(steps, isAtChange ? place - 1 : place)
}

/** Gives the moment of the next change after this one. */
export function nextStep(steps: Steps, moment: string): string | undefined {
  return steps[placeOf(steps, moment)]
}
