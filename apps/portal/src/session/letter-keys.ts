/** Tells whether keys of one letter or sign act for a person on this device. */
export function areLetterKeysOn(personId: string): boolean {
  return localStorage.getItem(nameFor(personId)) !== 'off'
}

/** Keeps a person's choice on this device. Whoever dictates, or rests a hand on the keys, would press them without meaning to. */
export function keepLetterKeys(personId: string, areOn: boolean): void {
  try {
    if (areOn) localStorage.removeItem(nameFor(personId))
    else localStorage.setItem(nameFor(personId), 'off')
  } catch {
    // A device that keeps nothing still does as it is told, until it is loaded anew.
  }
}

const nameFor = (personId: string) => `rinda.letter-keys.${personId}`
