import type { LocationDraft } from '@rinda/client/set-up/location-entity'
import { hoursOf, type Week, weekOf } from '../../set-up/fields/week.ts'

/** The steps in which a location is made, in their order. The fourth makes it. */
export const steps = ['general', 'place', 'hours', 'systems', 'services'] as const
export type Step = (typeof steps)[number]

const texts = ['name', 'address', 'description', 'announcement'] as const
const plain = ['phone', 'email', 'www'] as const
const flags = ['isActive', 'isVisible', 'isOnline', 'isQmsActive', 'isBmsActive'] as const
const systems = [
  'bmsId',
  'bmsBaseUrl',
  'qmsBaseUrl',
  'qmsServicesUrl',
  'qmsTicketsUrl',
  'qmsGetTicketUrl',
  'qmsCancelTicketUrl',
] as const

export type FlagName = (typeof flags)[number]
type Facts = Pick<
  LocationDraft,
  | (typeof texts)[number]
  | (typeof plain)[number]
  | FlagName
  | (typeof systems)[number]
  | 'accessibility'
  | 'companyId'
>

/** What was typed of a location that is not there yet, and how far it has come. Kept until it is finished or thrown away. */
export type NewLocation = {
  readonly step: Step
  readonly facts: Facts
  readonly point: { readonly latitude: number; readonly longitude: number }
  readonly week: Week
  /** Under this key it is made: once, however often it is sent. */
  readonly key: string
  /** It was sent, and nobody knows what became of it. */
  readonly isUnanswered: boolean
  /** It is there: its id, and what of it was saved. */
  readonly made: { readonly id: number; readonly saved: LocationDraft } | null
}

export function emptyDraft(key: string, point: NewLocation['point']): NewLocation {
  const isOn = { isActive: true, isVisible: true, isOnline: true, isQmsActive: true, isBmsActive: true }
  return { step: 'general', facts: isOn, point, week: weekOf({}), key, isUnanswered: false, made: null }
}

/** Whether there is anything in it that would be missed. */
export function isTouched(draft: NewLocation): boolean {
  const untouched = emptyDraft(draft.key, draft.point)
  const { step: _, ...rest } = draft
  const { step: __, ...none } = untouched
  return JSON.stringify(rest) !== JSON.stringify(none)
}

/** What was typed, as a location says it. */
export function locationOf({ facts, point, week }: NewLocation): LocationDraft {
  return { ...facts, ...point, ...hoursOf(week) }
}

/** Of what was typed that which is not saved yet. */
export function unsavedOf(draft: NewLocation): LocationDraft {
  const saved = new Map<string, unknown>(Object.entries(draft.made?.saved ?? {}))
  const changed = Object.entries(locationOf(draft)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved.get(name)),
  )
  return Object.fromEntries(changed)
}

/** The attributes of the wire, without their languages, that a change makes others. */
export function changedNames(draft: NewLocation, { facts, point, week }: Partial<NewLocation>): string[] {
  const before = draft.facts as Readonly<Record<string, unknown>>
  const changed = Object.entries(facts ?? {}).filter(([name, value]) => value !== before[name])
  const names = changed.map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
  return [...names, ...(point ? ['latitude', 'longitude'] : []), ...(week ? ['open'] : [])]
}

const atPlace = /^(latitude|longitude)$/
const atHours = /^open_/
const atSystems = /^(bms_|qms_|active$|visible$|online$)/

/** The step at which an attribute of the wire is asked; what is asked nowhere belongs to the step that sends it. */
export function stepOf(attribute: string): Step {
  if (atPlace.test(attribute)) return 'place'
  if (atHours.test(attribute)) return 'hours'
  return attribute === '' || atSystems.test(attribute) ? 'systems' : 'general'
}

/** The step after or before one. */
export function stepBeside(step: Step, by: 1 | -1): Step {
  return steps[steps.indexOf(step) + by] ?? step
}
