import { type Caller, maySeeService } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { CounterRow } from '../counter-store.ts'
import { servicesOfLine } from '../policy.ts'

type Before = Pick<CounterRow, 'service_ids' | 'agent_id'>

/**
 * Gives the services that a counter takes once somebody has set them. Who sees some services alone sets these alone at a colleague's counter: what it takes
 * besides stays, also where it took all, which is an empty list. At their own counter they say what they take.
 */
export function servicesSet(
  caller: Caller,
  setting: LocationSetting,
  sent: number[],
  before: Before | undefined,
  after: { agent_id?: number | null },
): number[] {
  const agentId = after.agent_id === undefined ? before?.agent_id : after.agent_id
  const isOwn = caller.kind === 'portal' && agentId === caller.user.portalUserId
  if (!before || isOwn) return sent
  const all = servicesOfLine(setting).map(({ row }) => row.service_id)
  const isSeen = (id: number) => maySeeService(caller, id)
  if (all.every(isSeen)) return sent
  const had = before.service_ids.length > 0 ? before.service_ids : all
  const theirs = sent.length > 0 ? sent : all
  const kept = had.filter((id) => !isSeen(id))
  const taken = [...new Set([...kept, ...theirs.filter(isSeen)])].sort((one, other) => one - other)
  const takesAll = before.service_ids.length === 0 && all.every((id) => taken.includes(id))
  return takesAll ? [] : taken
}
