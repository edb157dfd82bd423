import { createHmac, timingSafeEqual } from 'node:crypto'
import { rowId } from '@rinda/contract/wire/fields'

/** A booking as a short link names it. */
type Named = { companyId: number; bookingId: number }
/** A booking with what opens it: the link of a booking that was opened anew is another one. */
type Opened = Named & { qtid: string; token: string }

/** Characters of the seal: 60 bits, tried by nobody more than a few times an hour. */
const sealLength = 10

/** Makes what a text message has in place of the name and the token of a booking, which are too long for it. */
export function shortNameOf(secret: string, booking: Opened): string {
  return `${booking.companyId.toString(36)}.${booking.bookingId.toString(36)}.${sealOf(secret, booking)}`
}

/** Reads which booking a short link names; null: it is none. Whether it opens that is not looked at. */
export function readShortName(text: string): (Named & { seal: string }) | null {
  const [, company, booking, seal] = /^([0-9a-z]{1,6})\.([0-9a-z]{1,9})\.([\w-]{10})$/.exec(text) ?? []
  if (!company || !booking || !seal) return null
  const companyId = rowId.safeParse(Number.parseInt(company, 36))
  return companyId.success
    ? { companyId: companyId.data, bookingId: Number.parseInt(booking, 36), seal }
    : null
}

/** Tells whether a seal is the one of this booking. */
export function isSealOf(secret: string, seal: string, booking: Opened): boolean {
  const [own, given] = [Buffer.from(sealOf(secret, booking)), Buffer.from(seal)]
  return own.length === given.length && timingSafeEqual(own, given)
}

function sealOf(secret: string, { companyId, bookingId, qtid, token }: Opened): string {
  const sealed = createHmac('sha256', secret).update(`booking ${companyId} ${bookingId} ${qtid} ${token}`)
  return sealed.digest('base64url').slice(0, sealLength)
}
