/** A random id. `crypto.randomUUID` is missing where the portal is served over plain http in an office network. */
export function makeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
