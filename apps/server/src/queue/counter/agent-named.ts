import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Database } from '../../database/database.ts'
import type { CounterRow } from '../counter-store.ts'
import { agentsOf } from '../list/list-agents.ts'
import type { Desk } from '../policy.ts'

type Agent = Pick<CounterRow, 'agent_id' | 'agent'>

/** The columns of a counter at which nobody works. */
export const nobody: Agent = { agent_id: null, agent: '' }

/** Finds the columns of whoever is to work at a counter: none where nobody is named, empty ones where it is to be nobody. */
export async function agentNamed(
  db: Database,
  { scope, setting }: Desk,
  agentId: number | null | undefined,
): Promise<Result<Partial<Agent>>> {
  if (agentId === undefined) return done({})
  if (agentId === null) return done(nobody)
  const place = { locationId: setting.locationId, override: setting.company.override }
  const found = (await agentsOf(db, scope, place)).find((one) => one.agentId === agentId)
  return found ? done({ agent_id: agentId, agent: found.name }) : refuse('not_found', 'agentId')
}
