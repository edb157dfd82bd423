import type { HttpResult } from '@rinda/client/http/create-http'
import type { Texts } from '@rinda/client/http/entity'
import { isId } from '@rinda/client/http/ids'
import { listCompanies } from '@rinda/client/set-up/companies'
import { getLocation } from '@rinda/client/set-up/location-calls'
import { visitorHttp } from '../../session/line/visitor-http.ts'

/** A location or a service that can be chosen. */
export type Choice = { readonly id: number; readonly name: Texts }

/** Lists the locations of a company that take bookings. */
export async function listPlaces(companyId: number): Promise<HttpResult<readonly Choice[]>> {
  if (!isId(companyId)) return { ok: true, value: [] }
  const result = await listCompanies(visitorHttp, 'locations')
  if (!result.ok) return result
  const own = result.value.find(({ id }) => id === companyId)
  return { ok: true, value: (own?.locations ?? []).filter((one) => one.isBmsActive) }
}

/** Lists the companies that are shown to visitors. */
export async function listShownCompanies(): Promise<HttpResult<readonly Choice[]>> {
  return await listCompanies(visitorHttp)
}

/** Lists the services of a location that can be booked, also those that nobody waits in a line for. */
export async function listBookable(locationId: number): Promise<HttpResult<readonly Choice[]>> {
  if (!isId(locationId)) return { ok: true, value: [] }
  const result = await getLocation(visitorHttp, locationId, 'services')
  if (!result.ok) {
    const isUnknown = result.failure.kind === 'refused' && result.failure.status === 404
    return isUnknown ? { ok: true, value: [] } : result
  }
  const { isBmsActive = false, services = [] } = result.value ?? {}
  const shown = services.filter((one) => one.isActive && one.isVisible && one.isBmsActive)
  return { ok: true, value: isBmsActive ? shown : [] }
}
