import type { HttpResult } from '@rinda/client/http/create-http'
import type { Texts } from '@rinda/client/http/entity'
import { getVisitLocation } from '@rinda/client/queue/visit-location'
import { listCompanies } from '@rinda/client/set-up/companies'
import { visitorHttp } from '../../session/visitor-http.ts'

/** A location or a service that can be chosen. */
export type Choice = { readonly id: number; readonly name: Texts }

/** Lists the locations of a company that take bookings. */
export async function listPlaces(companyId: number): Promise<HttpResult<readonly Choice[]>> {
  const result = await listCompanies(visitorHttp, 'locations')
  if (!result.ok) return result
  const own = result.value.find(({ id }) => id === companyId)
  return { ok: true, value: (own?.locations ?? []).filter((one) => one.isBmsActive) }
}

/** Lists the companies that are shown to visitors. */
export async function listShownCompanies(): Promise<HttpResult<readonly Choice[]>> {
  return await listCompanies(visitorHttp)
}

/** Lists the services of a location that can be booked. */
export async function listBookable(locationId: number): Promise<HttpResult<readonly Choice[]>> {
  const result = await getVisitLocation(visitorHttp, locationId)
  if (!result.ok) return result
  return { ok: true, value: (result.value?.services ?? []).filter((one) => one.isBookable) }
}
