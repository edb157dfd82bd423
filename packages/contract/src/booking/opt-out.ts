import type { ResourceObject } from '../wire/json-api.ts'

/** The messages of a company to one address that can be stopped: its name, and whether they are. */
export type OptOutAttributes = {
  name: string
  name_lv: string
  name_en: string
  name_ru: string
  stopped: boolean
}
export type OptOutResource = ResourceObject<'opt_out', OptOutAttributes>
