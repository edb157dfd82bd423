import { done } from '@rinda/contract/wire/refusals'
import type { Handlers } from '../edge/request.ts'
import type { AttentionContext } from './findings.ts'
import { keepFindings } from './kept-findings.ts'
import { listAttention } from './list.ts'
import { renderAttention } from './resource.ts'

/** What the booking socket is asked about bookings that need attention. */
export function attentionMessages(context: AttentionContext): Handlers<'get_attention'> {
  const kept = { ...context, findings: keepFindings(context) }
  return {
    async get_attention({ caller, data, companyId, now }) {
      const { locationId, date, days, most } = data
      const named = date === undefined ? null : { date, count: days }
      const list = await listAttention(kept, caller, { companyId, locationId, days: named, most }, now)
      if (!list.ok) return list
      const { found, total } = list.value
      return done({ type: 'attention', data: { data: { data: found.map(renderAttention), total } } })
    },
  }
}
