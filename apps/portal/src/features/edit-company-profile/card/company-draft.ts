import type { PlatformCompany } from '@rinda/client/people/platform'
import { answerIn, type Group, isGroup, isSameAnswer, withAnswer } from '../rules/answers.ts'

/** Attributes of a company that are no rules. */
export const cardFields = ['name', 'name_lv', 'name_en', 'name_ru', 'www', 'visible'] as const
type CardField = (typeof cardFields)[number]

/** A company while it is edited: what it is called, and all that it answers. */
export type CompanyDraft = { card: Pick<PlatformCompany, CardField>; override: Group }

export function draftOf(company: PlatformCompany): CompanyDraft {
  const { name, name_lv, name_en, name_ru, www, visible, profile } = company
  return { card: { name, name_lv, name_en, name_ru, www, visible }, override: profile }
}

/** Gives what has been changed, as it is sent; undefined: nothing. The answers are given whole. */
export function changeOf(draft: CompanyDraft, company: PlatformCompany): object | undefined {
  const saved = draftOf(company)
  const card = cardFields.filter((key) => draft.card[key] !== saved.card[key])
  const isSameOverride = isSameAnswer(draft.override, saved.override)
  if (card.length === 0 && isSameOverride) return undefined
  return {
    ...Object.fromEntries(card.map((key) => [key, draft.card[key]])),
    ...(isSameOverride ? {} : { profile: draft.override }),
  }
}

export type FactName = 'logo' | 'latitude' | 'longitude'

/** A fact of the company: as it has been typed, or as it holds without that. */
export function factOf<Name extends FactName>(
  draft: CompanyDraft,
  company: PlatformCompany,
  name: Name,
): PlatformCompany[Name] {
  const path = `facts.${name}`
  const typed = answerIn(draft.override, path)
  // Taken away, it is known only once that has been saved.
  return (typed ?? company[name]) as PlatformCompany[Name]
}

export function withFact(draft: CompanyDraft, name: FactName, value: unknown): CompanyDraft {
  return { ...draft, override: withAnswer(draft.override, `facts.${name}`, value) }
}

/** Answers that one company can take from another: none that names a place, a service or a person of it, and not who it is. */
function sharedAnswers(profile: Group): Group {
  const own = [
    ...['facts', 'widgetOrigins', 'reach', 'roles', 'serviceRanges', 'serviceDurations'],
    ...[
      'calendar.startMinutes',
      'booking.fieldsAt',
      'slots.prefixMinutes',
      'views.specialistDropdownPrefixes',
    ],
  ]
  return own.reduce((rest, path) => withAnswer(rest, path, undefined), profile)
}

/** The override with the answers of another company; what is a company's own stays. */
export function withSharedAnswers(override: Group, from: Group): Group {
  const own = Object.fromEntries(
    Object.entries(override).flatMap(([group, value]) => {
      const kept = ownOf(group, value)
      return kept === undefined ? [] : [[group, kept]]
    }),
  )
  const shared = Object.entries(sharedAnswers(from)).map(([group, value]) => {
    const kept = own[group]
    return [group, isGroup(kept) && isGroup(value) ? { ...value, ...kept } : value]
  })
  return { ...own, ...Object.fromEntries(shared) }
}

/** Gives what of a group is a company's own; undefined: nothing. */
function ownOf(group: string, value: unknown): unknown {
  const shared = sharedAnswers({ [group]: value })[group]
  if (shared === undefined) return value
  if (!isGroup(value) || !isGroup(shared)) return undefined
  const own = Object.entries(value).filter(([key]) => !(key in shared))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}
