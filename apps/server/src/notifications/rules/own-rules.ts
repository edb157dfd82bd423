import type { MessageRulesInput, QuietHoursOnWire } from '@rinda/contract/set-up/message-rules'
import type { MessageRules, QuietHours } from '@rinda/domain/company/profile'
import { minuteOfDay, timeOfMinute } from '@rinda/domain/time/calendar'

/** Rules as the wire has them; null: nothing is said of one. */
export type RulesOnWire = { reminder_minutes: number[] | null; quiet_hours: QuietHoursOnWire | null }

/** Gives the rules of a profile as they stand on the wire, the longest time before a visit first. */
function onWire({ reminderMinutes, quietHours }: Partial<MessageRules>) {
  return {
    reminder_minutes: reminderMinutes?.toSorted((one, other) => other - one) ?? null,
    quiet_hours: quietHours ? hoursOnWire(quietHours) : null,
  }
}

export function hoursOnWire({ from, till }: QuietHours): QuietHoursOnWire {
  return { from: timeOfMinute(from), till: timeOfMinute(till) }
}

/** Rules of the messages that a company's record says itself. */
export function ownMessageRules(record: object | null): RulesOnWire {
  const { messages } = (record ?? {}) as { messages?: Partial<MessageRules> }
  return onWire(messages ?? {})
}

/** The record with rules of the messages changed: what is null is not said any more. */
export function withMessageRules(record: object, rules: MessageRulesInput): object {
  const { messages, ...others } = record as { messages?: Partial<MessageRules> }
  const { reminder_minutes: reminders, quiet_hours: hours } = rules
  const said: Partial<MessageRules> = { ...messages }
  if (reminders === null) delete said.reminderMinutes
  else if (reminders) said.reminderMinutes = [...new Set(reminders)]
  if (hours === null) delete said.quietHours
  else if (hours) said.quietHours = { from: minuteOfDay(hours.from), till: minuteOfDay(hours.till) }
  return Object.keys(said).length > 0 ? { ...others, messages: said } : others
}
