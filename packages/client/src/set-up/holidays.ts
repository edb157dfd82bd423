import type { HolidayResource } from '@rinda/contract/set-up/holiday'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { Texts } from '../http/entity.ts'
import { nameFrom } from '../http/names.ts'

/** A public holiday; `isMoved`: the free Monday after one that fell on a weekend. */
export type Holiday = { readonly date: string; readonly name: Texts; readonly isMoved: boolean }

/** The public holidays of Latvia in a year, in order. */
export async function listHolidays(http: Http, year: number): Promise<HttpResult<Holiday[]>> {
  const result = await http<{ data: HolidayResource[] }>({ path: `/api/portal/holidays?year=${year}` })
  if (!result.ok) return result
  const holidays = (result.value?.data ?? []).map(({ attributes }) => ({
    date: attributes.date,
    name: nameFrom(attributes),
    isMoved: attributes.moved,
  }))
  return { ok: true, value: holidays }
}
