import ipaddr from 'ipaddr.js'

/**
 * The address as limits count it: an IPv6 one with all of its /64, of which one household or one machine has 2^64 to choose from;
 * an IPv4 one in IPv6's clothes as what it is. What is no address is one network with all of its kind.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  return `${new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0])}/64`
}
