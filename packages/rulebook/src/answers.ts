import type { CompanyProfile, FormField } from '@rinda/domain/company/profile'
import type { ColumnKey } from '@rinda/domain/company/view'
import type { ProfileOverride } from './override.ts'
import type { offeredScreens } from './override-shape.ts'

export type OfferedScreen = (typeof offeredScreens)[number]

/** Everything that can be answered by company, domain, account or role, before it is decided for a person. */
export type Answers = Pick<
  CompanyProfile,
  | 'zone'
  | 'home'
  | 'root'
  | 'reports'
  | 'views'
  | 'calendar'
  | 'slots'
  | 'range'
  | 'serviceRanges'
  | 'serviceDurations'
  | 'visitorLimits'
  | 'queue'
  | 'messages'
  | 'earlier'
  | 'privacy'
> & {
  calendarPath: string
  navigation: Readonly<Record<OfferedScreen, boolean>>
  reach: CompanyProfile['reach'] & { onlyListed: boolean }
  columns: Readonly<Record<ColumnKey, boolean>>
  columnOrder: readonly ColumnKey[]
  booking: CompanyProfile['booking'] & { extraFields: FormField[] }
}

/** Single answers replace single answers; a list, a range or a map replaces the whole of it. */
export function applied(answers: Answers, override: ProfileOverride | undefined): Answers {
  if (!override) return answers
  const {
    navigation,
    reach,
    views,
    columns,
    calendar,
    slots,
    booking,
    visitorLimits,
    queue,
    messages,
    earlier,
    privacy,
    ...rest
  } = override
  return {
    ...answers,
    ...rest,
    navigation: { ...answers.navigation, ...navigation },
    reach: { ...answers.reach, ...reach },
    views: { ...answers.views, ...views },
    columns: { ...answers.columns, ...columns },
    calendar: { ...answers.calendar, ...calendar },
    slots: { ...answers.slots, ...slots },
    booking: { ...answers.booking, ...booking },
    visitorLimits: { ...answers.visitorLimits, ...visitorLimits },
    queue: { ...answers.queue, ...queue },
    messages: { ...answers.messages, ...messages },
    earlier: { ...answers.earlier, ...earlier },
    privacy: { ...answers.privacy, ...privacy },
  }
}

const groups = [
  'navigation',
  'reach',
  'views',
  'columns',
  'calendar',
  'slots',
  'booking',
  'visitorLimits',
  'queue',
  'messages',
  'earlier',
  'privacy',
] as const

/** Two overrides as one that says the same: where both answer, the later does. */
export function overlaid(earlier: ProfileOverride, later: ProfileOverride): ProfileOverride {
  const both: ProfileOverride = { ...earlier, ...later }
  for (const group of groups) {
    if (earlier[group] && later[group]) {
      Object.assign(both, { [group]: { ...earlier[group], ...later[group] } })
    }
  }
  return both
}
