import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Gives the address that a connection comes from; behind a proxy that is trusted, the one that the proxy names. */
export type AddressOf = (request: IncomingMessage) => string

export function addressBehind(trustedProxies: string[]): AddressOf {
  const isTrusted = proxyAddress.compile(trustedProxies)
  return (request) => proxyAddress(request, isTrusted)
}
