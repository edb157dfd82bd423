import type { SampleKind } from '@rinda/contract/booking/outbox'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { listPlaces } from '../../companies/company-store.ts'
import { countWithin } from '../../queue/check-in/guess-limit.ts'
import { sampleOf, sampleSetting } from '../deliver/sample-facts.ts'
import { addMessages } from '../outbox-store.ts'
import type { PreviewContext } from './show-preview.ts'

/** Enough to look at every message once, and too few to bother anybody. */
const ofPerson = { most: 12, minutes: 60 }

/** Sends somebody of the staff a message as a visitor would get it, about a visit that is made up, to their own address. */
export async function sendSample(
  { db, settings, config, wakeMessages }: PreviewContext & { wakeMessages: (at: Date) => void },
  { user, scope: reach }: PortalCaller,
  { kind, language }: { kind: SampleKind; language: 'lv' | 'en' | 'ru' },
  now: Date,
): Promise<Result<null>> {
  if (config.smtpUrl === undefined) return refuse('unavailable')
  const scope = narrow(reach, user.companyId)
  const setting = await sampleSetting(
    settings,
    (await listPlaces(db, user.companyId)).map((one) => one.location_id),
  )
  if (!setting) return refuse('not_found')
  const limits = [{ subject: `samples of ${user.portalUserId}`, ...ofPerson }]
  const counted = await countWithin(db, scope, limits, { zone: setting.zone, now, reason: 'rate_limited' })
  if (!counted.ok) return counted
  const { content, uselessAt } = sampleOf(setting, kind, language, now)
  const message = {
    ...{ seq: null, channel: 'email' as const, kind: 'sample' as const, personId: user.portalUserId },
    ...{ recipient: user.email, language, content, dueAt: now, uselessAt },
  }
  await db.transaction().execute((tx) => addMessages(tx, scope, [message], { email: true, sms: false }, now))
  wakeMessages(now)
  return done(null)
}
