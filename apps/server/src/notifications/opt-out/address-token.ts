import { createHmac, timingSafeEqual } from 'node:crypto'

/** Address at a company as it stands in a link: nobody reads the address from it, or makes one for somebody else. */
export type AddressName = { companyId: number; hash: string }

/** Gives the name by which an address is kept; the secret is the installation's. */
export function hashAddress(secret: string, companyId: number, address: string): string {
  return sealed(secret, `address ${companyId} ${address.trim().toLowerCase()}`)
}

/** Makes the token of a link to stop messages: `companyId.hash.seal`. */
export function tokenOf(secret: string, { companyId, hash }: AddressName): string {
  return `${companyId}.${hash}.${sealed(secret, `link ${companyId} ${hash}`)}`
}

/** Reads a token; null: it is none of ours. */
export function readToken(secret: string, token: string): AddressName | null {
  const [, company, hash, seal] = /^(\d{1,9})\.([\w-]{43})\.([\w-]{43})$/.exec(token) ?? []
  if (!company || !hash || !seal) return null
  const name = { companyId: Number(company), hash }
  const own = Buffer.from(tokenOf(secret, name))
  const given = Buffer.from(token)
  return own.length === given.length && timingSafeEqual(own, given) ? name : null
}

function sealed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}
