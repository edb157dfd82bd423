import { readAgain, sortFrom } from './read-again.ts'

/** Name under which a tab keeps where its visitor is, until it is closed. */
const storageKey = 'rinda.near'
/** Digits of a degree that are told: about 100 m. */
const digits = 3
const waitMs = 15_000

/** Makes the button for what is near of use: it asks the browser where it is, and has the list sorted from there. */
export function findNear(): void {
  const button = document.getElementById('near')
  const said = document.getElementById('near-said')
  if (!button || !said || !('geolocation' in navigator)) return
  button.hidden = false
  const say = (name: string) => {
    said.textContent = button.dataset[name] ?? ''
  }
  const press = (isPressed: boolean) => button.setAttribute('aria-pressed', String(isPressed))

  async function sort(point: string): Promise<void> {
    sortFrom(point)
    press(point !== '')
    if (point) sessionStorage.setItem(storageKey, point)
    else sessionStorage.removeItem(storageKey)
    await readAgain({ isAsked: true })
    say(point ? 'said' : '')
  }

  button.addEventListener('click', () => {
    if (button.getAttribute('aria-pressed') === 'true') return void sort('')
    say('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void sort(`${coords.latitude.toFixed(digits)},${coords.longitude.toFixed(digits)}`),
      ({ code, PERMISSION_DENIED }) => say(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { maximumAge: 60_000, timeout: waitMs },
    )
  })
  // Another search in the same tab is sorted from there too.
  const kept = sessionStorage.getItem(storageKey)
  if (kept) void sort(kept)
}
