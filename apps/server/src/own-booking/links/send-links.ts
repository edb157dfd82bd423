import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { transact } from '../../database/transaction.ts'
import { DatabaseLost } from '../../database/unavailable.ts'
import { eachApart } from '../../jobs/each-apart.ts'
import { writeLink } from '../../notifications/write-link.ts'
import { hashOf, newSessionSecret } from '../../sign-in/sessions/session-secrets.ts'
import { type LinkRow, listCompaniesToLink, listOfAddress, setToken, takeDueLinks } from './link-store.ts'
import { shownAfter } from './shown-after.ts'

const mostAtOnce = 20
const minuteMs = 60_000
/** Time for which a link is good: long enough for a slow mail, too short for whoever finds the message later. */
const goodForMs = 30 * minuteMs

type Context = {
  db: Database
  config: Pick<Config, 'smtpUrl' | 'smsUrl'>
  onWritten: (at: Date) => void
}

/**
 * Sends the links that were asked for, each in one transaction with its message; to an address that never came here nothing is sent. Where that fails, it is done company by
 * company, so that none waits for another. `onWritten` hears that there is something to send.
 */
export async function sendLinks(
  { db, config, onWritten }: Context,
  now: Date,
  isStopped?: () => boolean,
): Promise<void> {
  const isSetUp = { email: config.smtpUrl !== undefined, sms: config.smsUrl !== undefined }
  const send = async (only: CompanyScope | 'all') => {
    const isAny = await transact(
      db,
      async (tx) => {
        const links = await takeDueLinks(tx, only, now, mostAtOnce)
        let isAnyWritten = false
        for (const link of links) isAnyWritten = (await sendLink(tx, link, isSetUp, now)) || isAnyWritten
        return isAnyWritten
      },
      async (_tx, isAnyWritten) => isAnyWritten,
    )
    if (isAny) onWritten(now)
  }
  try {
    await send('all')
  } catch (error) {
    if (error instanceof DatabaseLost) throw error
    const companies = await listCompaniesToLink(db, now)
    await eachApart(companies, (id) => send(narrow(systemCaller.scope, id)), isStopped)
  }
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
