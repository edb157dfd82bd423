/** A cookie that only the server reads. Its value is base64url, so nothing needs escaping. */
export type Cookie = {
  readonly name: string
  readonly value: string
  /** Path of the cookie over http; by https it belongs to the whole origin, and to no other. */
  readonly path: string
  /** Tells whether people come by https: then the cookie is sent by nothing else. */
  readonly isSecure: boolean
  readonly expires: Date
}

/**
 * A line for `Set-Cookie`. Lax, not strict: people come to the portal by links in mails, and back from the issuer
 * by one from another site.
 */
export function cookieLine({ name, value, path, isSecure, expires }: Cookie): string {
  const about = `Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax`
  if (!isSecure) return `${name}=${value}; Path=${path}; ${about}`
  return `${nameOf(name, isSecure)}=${value}; Path=/; ${about}; Secure`
}

/** By https a browser keeps a name with this prefix only from this very host: no other can put a cookie in its place. */
function nameOf(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name
}

/** The value of one cookie in a `Cookie` header, of a request or of a socket's handshake; null when it is not there. */
export function readCookie(header: string | undefined, name: string, isSecure: boolean): string | null {
  const start = `${nameOf(name, isSecure)}=`
  const pair = header?.split(/;\s*/).find((one) => one.startsWith(start))
  return pair?.slice(start.length) ?? null
}
