import type { LocationDraft } from '@rinda/client/set-up/locations'
import { attributeNames, type Field, type FieldGroup, ofKind } from '@rinda/domain/set-up/field'
import { locationFields } from '@rinda/domain/set-up/location-fields'
import type { WaysIn } from '../../session/ways-in.ts'
import { changedNames, draftOf, type Values } from '../../set-up/fields/location-values.ts'
import { hoursOf, type Week, weekOf } from '../../set-up/fields/week.ts'

/** The steps in which a location is made, in their order. The fourth makes it. */
export const steps = ['general', 'place', 'hours', 'systems', 'services'] as const
export type Step = (typeof steps)[number]

/**
 * Location that is being made, as typed, and how far it has come. Kept until it is finished or thrown away.
 */
export type NewLocation = {
  readonly step: Step
  readonly values: Values
  /** Company of the location, where the platform's admin names one. */
  readonly companyId?: number
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly week: Week
  /** Under this key it is made: once, however often it is sent. */
  readonly key: string
  /** True when it was sent and no answer came: it is not known whether it was made. */
  readonly isUnanswered: boolean
  /** Id of the location once it is made, and what of it was saved; null before. */
  readonly made: { readonly id: number; readonly saved: LocationDraft } | null
}

/** A location of which nothing is typed: visitors come to it in the ways of the company's others. */
export function emptyDraft(key: string, point: NewLocation['point'], ways: WaysIn): NewLocation {
  const isOn = Object.fromEntries(Object.keys(ofKind(locationFields, 'flag')).map((flag) => [flag, true]))
  const values = { ...isOn, ...flagsOf(ways) }
  return { step: 'general', values, point, week: weekOf({}), key, isUnanswered: false, made: null }
}

const flagsOf = ({ areAppointments, isLine }: WaysIn) => ({ bms_active: areAppointments, qms_active: isLine })

/** Makes it a location of another company: visitors come in the ways of that one's others, unless the ways were chosen here already. */
export function inCompany(
  { values }: NewLocation,
  companyId: number,
  { from, to }: { from: WaysIn; to: WaysIn },
): Partial<NewLocation> {
  const isChosen = values.bms_active !== from.areAppointments || values.qms_active !== from.isLine
  return { companyId, ...(isChosen ? {} : { values: { ...values, ...flagsOf(to) } }) }
}

/** Tells whether the draft holds anything that would be missed. */
export function isTouched(draft: NewLocation): boolean {
  // Where no other location is known yet, the ways are not: they alone are no loss.
  const ways = { areAppointments: draft.values.bms_active === true, isLine: draft.values.qms_active === true }
  const untouched = emptyDraft(draft.key, draft.point, ways)
  const { step: _, ...rest } = draft
  const { step: __, ...none } = untouched
  return JSON.stringify(rest) !== JSON.stringify(none)
}

/** Gives what was typed as the fields of a location. */
export function locationOf({ values, companyId, point, week }: NewLocation): LocationDraft {
  return { ...draftOf(values), ...(companyId === undefined ? {} : { companyId }), ...point, ...hoursOf(week) }
}

/** Of what was typed that which is not saved yet. */
export function unsavedOf(draft: NewLocation): LocationDraft {
  const saved = new Map<string, unknown>(Object.entries(draft.made?.saved ?? {}))
  const changed = Object.entries(locationOf(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved.get(name)),
  )
  return Object.fromEntries(changed)
}

/** The attributes of the wire that a change makes others; all hours are `open`. */
export function changedAttributes(
  draft: NewLocation,
  { values, point, week }: Partial<NewLocation>,
): string[] {
  const names = values ? changedNames(draft.values, values) : []
  return [...names, ...(point ? ['latitude', 'longitude'] : []), ...(week ? ['open'] : [])]
}

const stepOfGroup: Partial<Record<FieldGroup, Step>> = {
  place: 'place',
  hours: 'hours',
  state: 'systems',
  systems: 'systems',
}
const stepByAttribute: ReadonlyMap<string, Step> = new Map(
  Object.entries<Field>(locationFields).flatMap(([name, field]) =>
    attributeNames(name, field).map(
      (attribute) => [attribute, stepOfGroup[field.group] ?? 'general'] as const,
    ),
  ),
)

/** The step at which an attribute of the wire is asked; what is said of the whole belongs to the step that sends it. */
export function stepOf(attribute: string): Step {
  return attribute === '' ? 'systems' : (stepByAttribute.get(attribute) ?? 'general')
}

/** The step after or before one. */
export function stepBeside(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}
