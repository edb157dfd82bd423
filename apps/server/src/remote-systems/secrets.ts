/** Key and secret that another system is shown. */
export type Secret = { key: string; secret: string }

/** Gives the headers that prove us to an address; none where it is not the operator's own or named by them. */
export type SecretOf = (address: URL) => Record<string, string>

const thisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * Makes what says which address is shown which secret. Addresses are typed by companies, secrets are the operator's: they go to the origins
 * that the operator named, and, where private addresses are allowed, ours to a program on this very machine. Nobody else is shown any.
 */
export function secretsBy(options: {
  named: ReadonlyMap<string, Secret>
  own: Secret | undefined
  mayBePrivate: boolean
}): SecretOf {
  return ({ origin, hostname }) => {
    const isHere = options.mayBePrivate && thisMachine.test(hostname)
    const shown = options.named.get(origin) ?? (isHere ? options.own : undefined)
    return shown ? { 'x-api-key': shown.key, 'x-api-secret': shown.secret } : {}
  }
}
