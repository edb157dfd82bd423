const nameFor = (personId: string) => `rinda.location.${personId}`

/** The branch that this person looked at last on this device, by id. */
export function lastLocation(personId: string): number | undefined {
  const id = Number(localStorage.getItem(nameFor(personId)) ?? Number.NaN)
  return Number.isSafeInteger(id) ? id : undefined
}

export function keepLastLocation(personId: string, locationId: number): void {
  try {
    localStorage.setItem(nameFor(personId), String(locationId))
  } catch {
    // A device that keeps nothing asks again.
  }
}
