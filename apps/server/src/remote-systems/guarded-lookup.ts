import { lookup as lookUp } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { refusedAddress } from './fault.ts'
import { isPublicHost } from './public-url.ts'

/**
 * Looks up a name as a connection does, and lets through none that leads to an address which is not on the public internet. The connection is
 * made to the very addresses that were looked at, so that no second answer of the name can lead elsewhere.
 */
export const guardedLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublicHost(address)))
      return callback(Object.assign(new Error('the address is not public'), { code: refusedAddress }), '')
    if (options.all) return callback(null, addresses)
    const [first] = addresses
    return callback(null, first?.address ?? '', first?.family)
  })
}
