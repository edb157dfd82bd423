import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { transact } from '../../database/transaction.ts'
import { writeLink } from '../../notifications/write-link.ts'
import { hashOf, newSessionSecret } from '../../sign-in/sessions/session-secrets.ts'
import { type LinkRow, listOfAddress, setToken, takeDueLinks } from './link-store.ts'
import { shownAfter } from './shown-after.ts'

const mostAtOnce = 20
const minuteMs = 60_000
/** Time for which a link is good: long enough for a slow mail, too short for whoever finds the message later. */
const goodForMs = 30 * minuteMs

type Context = { db: Database; config: Pick<Config, 'smtpUrl' | 'smsUrl'> }

/**
 * Sends the links that were asked for, each in one transaction with its message; to an address that never came here nothing is sent. Tells whether
 * there is anything to send.
 */
export async function sendLinks({ db, config }: Context, now: Date): Promise<boolean> {
  const isSetUp = { email: config.smtpUrl !== undefined, sms: config.smsUrl !== undefined }
  return await transact(
    db,
    async (tx) => {
      const links = await takeDueLinks(tx, now, mostAtOnce)
      let isAny = false
      for (const link of links) isAny = (await sendLink(tx, link, isSetUp, now)) || isAny
      return isAny
    },
    async (_tx, isAny) => isAny,
  )
}

async function sendLink(
  tx: Database,
  link: LinkRow,
  isSetUp: { email: boolean; sms: boolean },
  now: Date,
): Promise<boolean> {
  const scope = narrow(systemCaller.scope, link.company_id)
  const [last] = await listOfAddress(tx, scope, link, { after: shownAfter(now), most: 1 })
  if (!last) return false
  const token = newSessionSecret()
  const goodUntil = new Date(now.getTime() + goodForMs)
  await setToken(tx, scope, link.link_id, { token_hash: hashOf(token), good_until: goodUntil })
  const message = {
    ...{ token, channel: link.channel, language: link.language },
    ...{ bookingId: last.booking_id, locationId: last.location_id, serviceId: last.service_id },
    // As it was written for the visit: what was typed now may differ in its letters.
    recipient: link.channel === 'email' ? last.email : link.address,
    uselessAt: goodUntil,
  }
  await writeLink(tx, scope, message, isSetUp, now)
  return true
}
