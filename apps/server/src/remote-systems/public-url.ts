import { BlockList, isIP } from 'node:net'

/** Networks of IPv4 that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of IPv6 only this is public, without those parts of it that carry an IPv4 address or are for books. */
const global6: readonly [string, number] = ['2000::', 3]
const special6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused4 = listOf(special4, 'ipv4')
const refused6 = listOf(special6, 'ipv6')
const allowed6 = listOf([global6], 'ipv6')

function listOf(networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family)
  return list
}

/** Endings of names that only mean something inside a network. */
const insideNames = [
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home.arpa',
  'corp',
  'home',
  'private',
]

export type UrlFault = 'url_wrong' | 'url_refused'

/**
 * Gives the reason why a text is no address of a system that may be called from here: no URL of http or
 * https, with a control character (which the URL standard leaves out unsaid), with a name and password in it, or one that leads into a private network or to this very machine;
 * else null. Every way to write an address is seen through, since the URL standard brings it into one form
 * first. The addresses that a public name resolves to are checked by the caller, when it calls.
 */
export function urlFault(text: string, { mayBePrivate }: { mayBePrivate: boolean }): UrlFault | null {
  if (/\p{Cc}/u.test(text) || !URL.canParse(text)) return 'url_wrong'
  const { protocol, hostname, username, password } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return 'url_wrong'
  if (hostname === '' || username !== '' || password !== '') return 'url_wrong'
  return mayBePrivate || isPublicHost(hostname) ? null : 'url_refused'
}

/** Tells whether a host, as the URL standard writes it, may stand on the public internet. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.+$/, '')
  const family = isIP(host)
  if (family === 4) return !refused4.check(host, 'ipv4')
  if (family === 6) return allowed6.check(host, 'ipv6') && !refused6.check(host, 'ipv6')
  return host.includes('.') && !insideNames.some((name) => host.endsWith(`.${name}`))
}

/**
 * Gives the reason why a text is no address of a page to be shown to visitors, or null. It may be written
 * without its protocol, if nothing in it could be taken for one.
 */
export function pageFault(text: string): UrlFault | null {
  const isWhole = /^[^/?#]*:/.test(text)
  return urlFault(isWhole ? text : `https://${text}`, { mayBePrivate: true })
}
