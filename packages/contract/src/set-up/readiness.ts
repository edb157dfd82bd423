import type { Lack, SetUpStep } from '@rinda/domain/set-up/readiness'
import type { ResourceObject } from '../wire/json-api.ts'

/** Lacks of a company: what keeps visitors from booking, or standing in line, and what may wait. */
export type ReadinessAttributes = {
  name: string
  name_lv: string
  name_en: string
  name_ru: string
  ready: boolean
  missing: { lack: Lack; step: SetUpStep; blocking: boolean; location_id: number | null }[]
  /** Steps whose result is there. */
  done: SetUpStep[]
}
export type ReadinessResource = ResourceObject<'readiness', ReadinessAttributes>
