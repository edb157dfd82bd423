import type { KioskResource } from '@rinda/contract/queue/kiosk'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../../access/caller.ts'
import type { QuietChange } from '../../changes/record-store.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { KioskContext } from './context.ts'
import { kioskDeskOf } from './kiosk-desk.ts'
import { insertKiosk, type KioskRow, listKioskRows, lockKiosk, updateKiosk } from './kiosk-store.ts'
import { kioskResource } from './resource.ts'

type Place = { locationId: number; kioskId: number }

/** Minutes for which a code can be entered. */
const codeMinutes = 10

/** Lists the kiosks of a location. */
export async function listKiosks(
  context: KioskContext,
  caller: PortalCaller,
  locationId: number,
  now: Date,
): Promise<Result<KioskResource[]>> {
  const desk = await kioskDeskOf(context, caller, locationId)
  if (!desk.ok) return desk
  const rows = await listKioskRows(context.db, desk.value.scope, locationId)
  return done(rows.map((row) => kioskResource(row, now)))
}

/** Makes a kiosk, with a code by which a device is paired with it. */
export async function makeKiosk(
  context: KioskContext,
  asked: Asked<PortalCaller>,
  locationId: number,
  { name, prints = false }: { name: string; prints?: boolean | undefined },
): Promise<Result<Answer<KioskResource>>> {
  const desk = await kioskDeskOf(context, asked.caller, locationId)
  if (!desk.ok) return desk
  const { scope } = desk.value
  const { now } = asked
  return await context.write({ ...asked, scope }, async (tx) => {
    const taken = new Set((await listKioskRows(tx, scope, locationId)).map(({ code }) => code))
    let code = context.secrets.code()
    while (taken.has(code)) code = context.secrets.code()
    const row = await insertKiosk(tx, scope, {
      ...{ location_id: locationId, name, prints, code, created_at: now },
      code_until: new Date(now.getTime() + codeMinutes * 60_000),
      ...{ secret_hash: null, paired_at: null, seen_at: null, ended_at: null },
    })
    const changes = [kioskChange('kiosk.create', null, row)]
    return done({ changes, answer: { type: 'kiosk', resource: kioskResource(row, now) } })
  })
}

/** Changes the name of a kiosk, or whether it prints. */
export async function changeKiosk(
  context: KioskContext,
  asked: Asked<PortalCaller>,
  { locationId, kioskId }: Place,
  sent: { name?: string | undefined; prints?: boolean | undefined },
): Promise<Result<Answer<KioskResource>>> {
  const desk = await kioskDeskOf(context, asked.caller, locationId)
  if (!desk.ok) return desk
  const { scope } = desk.value
  return await context.write({ ...asked, scope }, async (tx) => {
    const before = await lockKiosk(tx, scope, kioskId)
    if (before?.location_id !== locationId || before.ended_at) return refuse('not_found')
    const { name = before.name, prints = before.prints } = sent
    const row = await updateKiosk(tx, before, { name, prints })
    const changes = [kioskChange('kiosk.update', before, row)]
    return done({ changes, answer: { type: 'kiosk', resource: kioskResource(row, asked.now) } })
  })
}

/** Ends the pairing of a kiosk: at once its device is a visitor's page again, at every process. Ending it twice is no error. */
export async function endKiosk(
  context: KioskContext,
  asked: Asked<PortalCaller>,
  { locationId, kioskId }: Place,
): Promise<Result<Answer<KioskResource>>> {
  const desk = await kioskDeskOf(context, asked.caller, locationId)
  if (!desk.ok) return desk
  const { scope } = desk.value
  return await context.write({ ...asked, scope }, async (tx) => {
    const before = await lockKiosk(tx, scope, kioskId)
    if (before?.location_id !== locationId) return refuse('not_found')
    if (before.ended_at)
      return done({ changes: [], answer: { type: 'kiosk', resource: kioskResource(before, asked.now) } })
    const row = await updateKiosk(tx, before, { ended_at: asked.now, code: null, code_until: null })
    return done({
      changes: [kioskChange('kiosk.end', before, row)],
      platformEvents: [{ type: 'kiosk_ended', companyId: scope.companyId, kioskId }],
      answer: { type: 'kiosk', resource: kioskResource(row, asked.now) },
    })
  })
}

/** A change of a kiosk as it is audited; nothing by which it could be entered is in it. */
export function kioskChange(action: string, before: KioskRow | null, after: KioskRow): QuietChange {
  const shown = ({ name, prints, location_id, paired_at, ended_at }: KioskRow) => ({
    ...{ name, prints, location_id },
    paired_at: paired_at?.toISOString() ?? null,
    ended_at: ended_at?.toISOString() ?? null,
  })
  return {
    ...{ action, objectKind: 'kiosk', objectId: String(after.kiosk_id) },
    ...{ before: before && shown(before), after: shown(after), event: null },
  }
}
