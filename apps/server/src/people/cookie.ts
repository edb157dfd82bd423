/** A cookie that only the server reads. Its value is base64url, so nothing needs escaping. */
export type Cookie = {
  readonly name: string
  readonly value: string
  readonly path: string
  /** Secure: only by https. */
  readonly isSecure: boolean
  readonly expires: Date
}

/**
 * A line for `Set-Cookie`. Lax, not strict: people come to the portal by links in mails, and back from the issuer
 * by one from another site.
 */
export function cookieLine({ name, value, path, isSecure, expires }: Cookie): string {
  const line = `${name}=${value}; Path=${path}; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax`
  return isSecure ? `${line}; Secure` : line
}

/** The value of one cookie in a `Cookie` header, of a request or of a socket's handshake; null when it is not there. */
export function readCookie(header: string | undefined, name: string): string | null {
  const pair = header?.split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? null
}
