const longestPath = 1000
const home = '/'
/** Any origin will do: it only shows whether a text leads away from it. */
const base = 'http://portal.invalid'

/**
 * Gives the path to go to after sign-in: a path of this origin, or home. Everything that a browser could read
 * as another address is refused: full URLs, `//host`, `/\host`, and control characters (which browsers drop
 * while reading).
 */
export function safeRedirectPath(input: unknown): string {
  if (typeof input !== 'string' || input.length > longestPath) return home
  if (!input.startsWith('/') || input.startsWith('//') || input.includes('\\')) return home
  if (hasControlCharacter(input) || !URL.canParse(input, base)) return home
  const url = new URL(input, base)
  const path = url.pathname + url.search + url.hash
  // Dots can fold into a second slash: `/..//host` is `//host`.
  return url.origin === base && !path.startsWith('//') ? path : home
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f')
}
