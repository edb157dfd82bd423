import { quietTill } from '@rinda/domain/company/quiet-hours'
import type { VisitorCaller } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { EarlierContext } from './context.ts'
import { freeStarts } from './free-starts.ts'
import type { Turn } from './offer-one.ts'
import type { WaitingRow } from './round-store.ts'

/** Times that are tried for one who waits in a round: others may be quicker at some. */
const mostStarts = 40
/** Time in ms for which a page that asked how it stands counts as looked at: it asks again about once a minute. */
export const seenForMs = 120_000

/** Lists who would be offered a time now, in the order in which they asked, each with the times that are news to them. Nobody has two offers at once. */
export async function whoIsNext(
  { boards }: EarlierContext,
  passerBy: VisitorCaller,
  waiting: readonly WaitingRow[],
  now: Date,
): Promise<Turn[]> {
  const turns: Turn[] = []
  for (const row of waiting) {
    if (!row.stands || row.open_hold !== null) continue
    const setting = await boards.settingOf(passerBy, row.location_id)
    if (!setting) continue
    const isOfferable = mayBeTold(row, setting, now)
    const isLooking = row.seen_at !== null && now.getTime() - row.seen_at.getTime() < seenForMs
    if (!isOfferable && !isLooking) continue
    const past = new Set([...row.known, ...row.offered].map((at) => at.getTime() / 60_000))
    const isNews = (start: number) => !past.has(start)
    const starts = await freeStarts(boards, passerBy, setting, row, now, isNews, mostStarts)
    if (starts.length > 0) turns.push({ row, setting, starts, isSilent: !isOfferable })
  }
  return turns
}

/** Tells whether a message would reach them, and wake nobody: else only who looks at their page is offered anything. */
export function mayBeTold(
  { email, phone_number }: Pick<WaitingRow, 'email' | 'phone_number'>,
  setting: LocationSetting,
  now: Date,
): boolean {
  const isReachable = email !== '' || phone_number !== ''
  const minute = Math.floor(now.getTime() / 60_000)
  return isReachable && quietTill(minute, setting.profile.messages.quietHours, setting.zone) === minute
}
