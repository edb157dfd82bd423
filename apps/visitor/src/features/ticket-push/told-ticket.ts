const storageKey = 'rinda.visit.told'

/** Tells whether this device had itself told of a ticket, as far as it knows. */
export function isTold(id: number): boolean {
  return localStorage.getItem(storageKey) === String(id)
}

/** Keeps of which ticket this device is told; null: of none. */
export function keepTold(id: number | null): void {
  if (id === null) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, String(id))
}
