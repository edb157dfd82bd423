import { done } from '@rinda/contract/wire/refusals'
import type { Handlers } from '../edge/request.ts'
import type { AttentionContext } from './findings.ts'
import type { KeptFindings } from './kept-findings.ts'
import { listAttention } from './list.ts'
import { renderAttention, renderCounts } from './resource.ts'

/** Handlers of the booking socket's requests about bookings that need attention. */
export function attentionMessages(
  context: AttentionContext & { findings: KeptFindings },
): Handlers<'get_attention'> {
  return {
    async get_attention({ caller, data, companyId, now }) {
      const { companyId: ofCompany, locationId, date, days, most, counts = false } = data
      const named = date === undefined ? null : { date, count: days }
      const query = { companyId, ofCompany, locationId, days: named, most, hasCounts: counts }
      const list = await listAttention(context, caller, query, now)
      if (!list.ok) return list
      const { found, total, counted } = list.value
      const answer = { data: found.map(renderAttention), total }
      return done({
        type: 'attention',
        data: { data: counted ? { ...answer, counts: renderCounts(counted) } : answer },
      })
    },
  }
}
