const key = 'rinda.link-device'

/** The secret by which a link that this tab opened stays with it, also over a reload: 32 random bytes, base64url. */
export function deviceSecret(): string {
  const known = sessionStorage.getItem(key)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  sessionStorage.setItem(key, made)
  return made
}
