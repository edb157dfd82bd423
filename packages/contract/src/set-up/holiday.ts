import type { ResourceObject } from '../wire/json-api.ts'

/** A public holiday. Its id is its date. */
export type HolidayResource = ResourceObject<
  'holiday',
  {
    date: string
    name: string
    name_lv: string
    name_en: string
    name_ru: string
    /** The free Monday after a holiday that fell on a weekend. */
    moved: boolean
  }
>
