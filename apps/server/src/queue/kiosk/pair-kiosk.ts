import type { OwnKioskResource } from '@rinda/contract/queue/kiosk'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { VisitorCaller } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import { narrow } from '../../access/scope.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { hashOf } from '../../sign-in/sessions/session-secrets.ts'
import { countWithin } from '../check-in/guess-limit.ts'
import type { KioskContext } from './context.ts'
import { lockKioskByCode, updateKiosk } from './kiosk-store.ts'
import { ownKioskResource } from './resource.ts'
import { kioskChange } from './set-up-kiosks.ts'

/** A code lives for ten minutes: nobody comes anywhere near a millionth of it, through however many addresses. */
const ofAddress = { most: 10, minutes: 10 }
const ofLocation = { most: 40, minutes: 60 }

/** Pairs a device with the kiosk of a code. Its secret is in this answer alone; a wrong code counts as a guess. */
export async function pairKiosk(
  context: KioskContext,
  asked: Asked<VisitorCaller>,
  { locationId, code }: { locationId: number; code: string },
): Promise<Result<Answer<OwnKioskResource>>> {
  const { caller, now } = asked
  const setting = await context.settings.find(caller, locationId)
  if (!setting) return refuse('not_found')
  const scope = narrow(caller.scope, setting.companyId)
  const limits = [
    { subject: `pairing from ${networkOf(caller.ip)}`, ...ofAddress },
    { subject: `pairing at ${locationId}`, ...ofLocation },
  ]
  const about = { zone: setting.zone, now, reason: 'kiosk_code_guesses', field: 'kiosk/code' } as const
  const guess = await countWithin(context.db, scope, limits, about)
  if (!guess.ok) return guess
  const secret = context.secrets.secret()
  const written = await context.write({ ...asked, scope }, async (tx) => {
    const given = code.replace(/\D/g, '')
    const before = await lockKioskByCode(tx, scope, { locationId, code: given, now })
    if (!before) return refuse('kiosk_code_unknown', 'kiosk/code')
    const patch = { code: null, code_until: null, secret_hash: hashOf(secret), paired_at: now, seen_at: now }
    const row = await updateKiosk(tx, before, patch)
    const { attributes, ...kiosk } = ownKioskResource(row)
    const resource: OwnKioskResource = { ...kiosk, attributes: { ...attributes, token: secret } }
    return done({ changes: [kioskChange('kiosk.pair', before, row)], answer: { type: 'kiosk', resource } })
  })
  if (written.ok) await guess.value.giveBack()
  return written
}
