/**
 * Takes the token that the window which opened this one gave it as its name, and leaves none behind. In the address it would stay in the browser's
 * history, at a counter that many use.
 */
export function takeHandedToken(): string {
  const token = window.name
  window.name = ''
  return token
}
