/** A place of the list, as its pin shows it. Its text is the wait, that it is closed, or its name where there is neither. */
export type ListedPlace = {
  readonly id: string
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  readonly text: string
  readonly kind: 'wait' | 'closed' | 'name'
}

/** Reads the places of the list that somebody has put on the map. */
export function listedPlaces(): ListedPlace[] {
  return [...document.querySelectorAll<HTMLElement>('#found [data-at]')].map((row) => {
    const [latitude = 0, longitude = 0] = (row.dataset.at ?? '').split(',').map(Number)
    const name = row.querySelector('h2')?.textContent?.trim() ?? ''
    const said = row.querySelector('[data-live="wait"] strong')
    const kind = said ? (said.classList.contains('none') ? 'closed' : 'wait') : 'name'
    const text = said?.textContent?.trim() || name
    return { id: row.dataset.place ?? '', latitude, longitude, name, text, kind }
  })
}

/** The row of a place in the list. */
export function rowOf(id: string): HTMLElement | null {
  return document.querySelector(`#found [data-place="${id}"]`)
}
