import type { ResourceObject } from '../wire/json-api.ts'

/** A month of a report, with the files that it can be had as. */
export type ReportPeriod = {
  /** Month (YYYY-MM). */
  period: string
  /** Path of the XLSX file. */
  url: string
  csv_url: string
  /** `so_far`: it is not over; `making`: it is being made for the first time; `changed`: it is to be made again, as what it counts has changed. */
  state: 'so_far' | 'making' | 'ready' | 'changed'
  /** Number of locations that it is made of, and of those that have been counted. */
  parts: number
  parts_made: number
  /** Moment at which it was made last; null: not yet. */
  made_at: string | null
  /** Moment at which it was made again, with other figures, after it had been final; null: it was not. */
  changed_at: string | null
}

/** A fixed report of a company. Its months are listed, the latest first, where one report is asked for. */
export type ReportAttributes = {
  name: string
  name_lv: string
  name_en: string
  name_ru: string
  /** Zone in which its months begin and end. */
  zone: string
  periods: ReportPeriod[]
}
export type ReportResource = ResourceObject<'report', ReportAttributes>
