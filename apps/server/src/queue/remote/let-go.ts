import { done } from '@rinda/contract/wire/refusals'
import { isUnderWay } from '@rinda/domain/queue/ticket-status'
import { localDateOf } from '@rinda/domain/time/zone'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import { putOnline } from '../../locations/write/put-online.ts'
import { writeTicket } from '../act-on-ticket.ts'
import { updateTicket } from '../store.ts'
import type { FollowContext } from './follow-system.ts'
import { lockRemoteLine, lockRemoteTickets, removeRemoteLine } from './remote-store.ts'
import { toldEcho } from './told-echo.ts'

/** Lets go of a system that keeps the line no more: its tickets are of no use here, and the location is there again by itself. */
export async function letGo(
  { writeBySystem, clock, ...context }: FollowContext,
  setting: LocationSetting,
): Promise<void> {
  const scope = narrow(systemCaller.scope, setting.companyId)
  const now = clock()
  await writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
    const line = await lockRemoteLine(tx, scope, setting.locationId)
    if (!line) return done({ changes: [], answer: null })
    const today = localDateOf(now.getTime() / 60_000, setting.zone)
    const changes: Change[] = []
    for (const row of await lockRemoteTickets(tx, scope, setting.locationId, today)) {
      const over = { status: 'CANCELED', is_held: false, ended_at: now } as const
      if (isUnderWay(row.status))
        changes.push(await writeTicket(tx, 'cancel', row, { ...over, remote_key: null }, now))
      else if (row.remote_key !== null) await updateTicket(tx, row, { remote_key: null }, now)
    }
    await removeRemoteLine(tx, scope, setting.locationId)
    const online = line.is_online
      ? []
      : await putOnline(tx, context, { setting, scope }, { is_online: true }, now)
    return done({ changes: [...changes, ...online, toldEcho(setting.locationId)], answer: null })
  })
}
