import type { DaySheet } from '../booking/day-sheet.ts'
import type { CounterResource, TicketResource } from '../queue/ticket.ts'
import type { CompanyLineRulesResource } from '../set-up/company-line-rules.ts'
import type { LocationResource, ServiceResource } from '../set-up/objects.ts'
import type { FieldChange } from '../set-up/set-up-history.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** Parts of a location that can be looked at as they were at a past moment. */
export const pastParts = ['day', 'line', 'hours', 'rules'] as const
export type PastPart = (typeof pastParts)[number]

/** Kinds of things whose changes are told beside it. */
export const pastKinds = [
  ...(['booking', 'ticket', 'counter', 'service_line'] as const),
  ...(['location', 'service', 'specialist', 'company'] as const),
] as const
export type PastKind = (typeof pastKinds)[number]

/** One change that was made since: who, when, of what, and each field from what to what. */
export type PastChange = {
  id: string
  at: string
  actor_kind: 'portal' | 'internal' | 'visitor' | 'system'
  /** E-mail address of whoever is signed in; of all others their kind. */
  actor: string
  object_kind: PastKind
  object_id: string
  /** The act as the audit names it: `booking.cancel`, `location.update` … */
  action: string
  /** The name as it is now: of a visitor, a ticket, a counter, or whatever is set up; empty where it has none (any more). */
  name: string
  name_lv: string
  name_en: string
  name_ru: string
  /** Of a booking: what calendars know it by. */
  qtid: string | null
  changes: FieldChange[]
}

type Common = {
  location_id: number
  moment: string
  /** The company's calendar day that is shown. */
  date: string
  zone: string
  /** Number of changes since the moment; `changes` holds the newest of them. */
  changed: number
  /** Newest first. */
  changes: PastChange[]
  /** The moments of changes around this one, in order; whoever steps goes from one to the next. */
  steps: string[]
}

/** A part of a location as it was, in the shapes in which it is shown at present. */
export type PastAttributes = Common &
  (
    | { part: 'day'; short: string; sheet: DaySheet }
    | { part: 'line'; tickets: TicketResource[]; counters: CounterResource[]; stopped: number[] }
    | { part: 'hours'; location: LocationResource; services: ServiceResource[] }
    | {
        part: 'rules'
        location: LocationResource
        services: ServiceResource[]
        company: CompanyLineRulesResource | null
      }
  )
export type PastResource = ResourceObject<'past', PastAttributes>
