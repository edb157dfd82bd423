type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const ofPage = { localStorage: memory(), sessionStorage: memory() }

/**
 * Gives the storage of this device or of this tab; where the browser lets a page keep nothing, as it may within a page of another site, what is
 * kept there lasts as long as the page.
 */
export function deviceStorage(kind: 'localStorage' | 'sessionStorage'): Kept {
  try {
    return window[kind]
  } catch {
    return ofPage[kind]
  }
}

function memory(): Kept {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
