import { done, refuse } from '@rinda/contract/refusals'
import { changesSince } from '../changes/missed.ts'
import type { Database } from '../database/database.ts'
import { mayHear } from './audience.ts'
import { messageOf } from './broadcast-message.ts'
import type { Handlers } from './request.ts'

/** What a session missed, in order: it reconnects to any node and has no gap. */
export function changeMessages(db: Database): Handlers<'get_changes'> {
  return {
    async get_changes({ caller, data, companyId: own }) {
      if (caller.kind !== 'portal') return refuse('forbidden')
      const companyId = data.companyId ?? own
      const { scope } = caller
      if (scope.companyId !== 'all' && companyId !== scope.companyId) return refuse('not_found', 'companyId')
      const { events, seq, isBroken } = await changesSince(db, companyId, data.since)
      const missed = events.filter((event) => mayHear(caller, event)).map(messageOf)
      return done({
        type: 'changes',
        data: { data: { data: missed, seq, ...(isBroken ? { reset: true } : {}) } },
      })
    },
  }
}
