import type { MessageRulesResource } from '@rinda/contract/set-up/message-rules'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { CompanyRow } from '../../companies/company-store.ts'
import { hoursOnWire, ownMessageRules, withMessageRules } from './own-rules.ts'

const nothing = { reminder_minutes: null, quiet_hours: null }

/** The only way of a company's rules of its messages to the wire. */
export function messageRulesResource({ company_id: companyId, profile }: CompanyRow): MessageRulesResource {
  const { messages } = resolveProfile({ companyId, override: withMessageRules(profile, nothing) })
  return {
    id: String(companyId),
    type: 'message_rules',
    attributes: {
      ...ownMessageRules(profile),
      inherited: {
        reminder_minutes: messages.reminderMinutes,
        quiet_hours: hoursOnWire(messages.quietHours),
      },
    },
  }
}
