import type { PastAttributes, PastChange, PastResource } from '@rinda/contract/history/past'
import { renderLocation, renderService } from '../../locations/resource.ts'
import { lineRulesResource } from '../../queue/company-rules/resource.ts'
import { counterResource, ticketResource } from '../../queue/resource.ts'
import type { ToldChange } from './since.ts'
import type { Past } from './travel.ts'

/** The only way of a past moment to the wire: in the shapes in which the present goes there. */
export function renderPast(past: Past): PastResource {
  const { locationId, moment, date, zone, changed, changes, steps } = past
  const common = {
    ...{ location_id: locationId, moment: moment.toISOString(), date, zone, changed },
    changes: changes.map(renderTold),
    steps: steps.map((step) => step.toISOString()),
  }
  const attributes: PastAttributes = { ...common, ...partOf(past) }
  return { id: `${locationId}/${past.part}`, type: 'past', attributes }
}

function partOf(past: Past) {
  if (past.part === 'day') return { part: past.part, short: past.short, sheet: past.sheet }
  if (past.part === 'line') {
    return {
      part: past.part,
      tickets: past.waiting.map(ticketResource),
      counters: past.counters.flatMap(({ was }) => (was ? [counterResource(was)] : [])),
      stopped: past.stopped,
    }
  }
  const { setting } = past
  const minute = Math.floor(past.moment.getTime() / 60_000)
  const shown = {
    location: renderLocation(setting, minute, true),
    services: [...setting.services.values()].map((service) => renderService(setting, service, minute)),
  }
  if (past.part === 'hours') return { part: 'hours' as const, ...shown }
  return { part: 'rules' as const, ...shown, company: past.company && lineRulesResource(past.company) }
}

function renderTold({ row, kind, names, qtid, changes }: ToldChange): PastChange {
  return {
    ...{ id: String(row.audit_id), at: row.at.toISOString(), actor_kind: row.actor_kind, actor: row.actor },
    ...{ object_kind: kind, object_id: row.object_id, action: row.action },
    ...{ ...names, qtid, changes },
  }
}
