import { z } from 'zod'
import type { ResourceObject } from '../wire/json-api.ts'

/** Kinds of things that a company sets up and whose changes are kept. */
export const setUpKinds = ['location', 'service', 'specialist'] as const
export type SetUpKind = (typeof setUpKinds)[number]
/** Kinds of things in the history of a set-up: of the company itself the rules of its line are told. */
export const historyKinds = [...setUpKinds, 'company'] as const
export type HistoryKind = (typeof historyKinds)[number]

/**
 * One field that was changed, named as a GET names it, but for what a person sees as one thing: the hours of a weekday
 * (`open_monday`: `{from, till}` or null), those of a date (`special_times/2026-12-24`: a list of entries), the booking times of a day
 * (`booking_times/monday`), a rule of the line (`queue/grace_minutes`), and single values of `config` (`config/price`).
 */
export type FieldChange = { field: string; from: unknown; to: unknown }

export type SetUpChangeAttributes = {
  at: string
  /** E-mail address of the person who made the change. */
  actor: string
  action: 'create' | 'update'
  object_kind: HistoryKind
  object_id: string
  /** The name as it is now; empty where the object is out of reach by now. */
  name: string
  name_lv: string
  name_en: string
  name_ru: string
  location_id: number | null
  changes: FieldChange[]
}
export type SetUpChangeResource = ResourceObject<'set_up_change', SetUpChangeAttributes>

/** Fields of a change that are to get their former value back; without any named, all of them. */
export const putBackPayload = z.object({
  fields: z.array(z.string('field_wrong').max(200, 'field_too_long'), 'field_wrong').max(500).optional(),
})
