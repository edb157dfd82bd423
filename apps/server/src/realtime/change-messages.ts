import type { Envelope } from '@rinda/contract/envelope'
import { done, refuse } from '@rinda/contract/refusals'
import { listEvents, type StreamEvent, streamEnd } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { mayHear } from './audience.ts'
import type { Handlers } from './request.ts'

/** A gap of more changes than this is quicker closed by reading anew. */
const mostChanges = 5_000

/** What a session missed, in order: it reconnects to any node and has no gap. */
export function changeMessages(db: Database): Handlers<'get_changes'> {
  return {
    async get_changes({ caller, data, companyId: own }) {
      const companyId = data.companyId ?? own
      if (caller.scope.companyId !== 'all' && companyId !== caller.scope.companyId)
        return refuse('not_found', 'companyId')
      const end = await streamEnd(db, companyId)
      const events = await listEvents(db, companyId, data.since, mostChanges + 1)
      const isBroken = data.since > end || (events[0]?.seq ?? end) > data.since + 1
      const isTooMuch = events.length > mostChanges || isBroken
      const seq = isTooMuch ? end : (events.at(-1)?.seq ?? data.since)
      const missed = isTooMuch ? [] : events.filter((event) => mayHear(caller, event)).map(messageOf)
      return done({
        type: 'changes',
        data: { data: { data: missed, seq, ...(isTooMuch ? { reset: true } : {}) } },
      })
    },
  }
}

/** An event of the stream as it is broadcast. */
export function messageOf(event: StreamEvent): Envelope {
  return { type: event.type, seq: event.seq, data: { data: event.resource } }
}
