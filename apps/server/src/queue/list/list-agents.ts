import type { AgentResource } from '@rinda/contract/queue/overview'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import { readDirectory } from '../../access/directory.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Settings } from '../../availability/settings.ts'
import type { Database } from '../../database/database.ts'
import { standingOf } from '../../sign-in/sessions/standing.ts'
import { deskOf } from '../policy.ts'
import { agentResource } from '../resource.ts'
import { listAccountsOf } from './agent-store.ts'

export type Agent = { agentId: number; name: string }

/** Lists the people of the company who may work at a location's counters: those who have a role, and the location within their reach. */
export async function agentsOf(
  db: Database,
  scope: CompanyScope,
  { locationId, override }: { locationId: number; override: unknown },
): Promise<Agent[]> {
  const directory = await readDirectory(db)
  const accounts = await listAccountsOf(db, scope)
  const agents: Agent[] = []
  for (const account of accounts) {
    const { role, locationIds } = await standingOf(db, { ...account, profile: override }, directory)
    const isTheirs = role !== 'NONE' && (locationIds === null || locationIds.includes(locationId))
    if (isTheirs) agents.push({ agentId: account.portal_user_id, name: account.name })
  }
  return agents
}

/** Lists who may work at the counters of a location, for whoever may work there too. */
export async function listAgents(
  { db, settings }: { db: Database; settings: Settings },
  caller: Caller,
  { locationId }: { locationId: number },
): Promise<Result<AgentResource[]>> {
  const desk = await deskOf(settings, caller, locationId)
  if (!desk.ok) return desk
  const { scope, setting } = desk.value
  const agents = await agentsOf(db, scope, { locationId, override: setting.company.override })
  return done(agents.map(agentResource))
}
