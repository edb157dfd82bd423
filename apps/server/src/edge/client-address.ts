import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

/** Who says for whom they ask: a proxy on this machine, and nobody else. */
export const trustedProxies = 'loopback'

const isTrusted = proxyAddress.compile(trustedProxies)

/** Where a connection comes from: behind a proxy of this machine, where that says it comes from. */
export function clientAddress(request: IncomingMessage): string {
  return proxyAddress(request, isTrusted)
}
