import type { MessageRulesInput, MessageRulesResource } from '@rinda/contract/set-up/message-rules'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { PortalCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { PlatformWriting } from '../../accounts/platform-write.ts'
import { updateOwnProfile } from '../../accounts/update-own-profile.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { replanReminders } from '../reminders/plan-reminders.ts'
import { withMessageRules } from './own-rules.ts'
import { messageRulesResource } from './resource.ts'

/** The rules of the messages that visitors of the caller's company get. */
export async function findMessageRules(
  db: Database,
  { user }: PortalCaller,
): Promise<Result<MessageRulesResource>> {
  const row = await findCompanyRow(db, user.companyId)
  return row ? done(messageRulesResource(row)) : refuse('not_found')
}

/** Changes rules of a company's messages, by somebody who administers all of it. Reminders of visits to come are planned anew by them. */
export async function updateMessageRules(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  rules: MessageRulesInput,
): Promise<Result<Answer<MessageRulesResource>>> {
  return await updateOwnProfile(context, asked, {
    change: (profile) => withMessageRules(profile, rules),
    async follow(tx, { company_id: companyId, profile }) {
      if (rules.reminder_minutes === undefined) return
      const { messages } = resolveProfile({ companyId, override: profile })
      const scope = narrow(asked.caller.scope, companyId)
      await replanReminders(tx, scope, messages.reminderMinutes, asked.now)
    },
    type: 'message_rules_updated',
    resource: messageRulesResource,
  })
}
