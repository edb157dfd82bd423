/** Has a page not read again by itself, as it does after some 50 s: what it shows it was told of. */
export function neverByItself(): void {
  const begin = window.setTimeout
  const patient = (act: () => void, ms = 0) => (ms >= 45_000 ? 0 : begin(act, ms))
  Object.assign(window, { setTimeout: patient })
}
