import { getVisitService, type VisitService } from '@rinda/client/bookings/visit-service'
import { getVisitLocation, type ServiceLine } from '@rinda/client/queue/visit-location'
import { listCompanies } from '@rinda/client/set-up/companies'
import { getLocation } from '@rinda/client/set-up/location-calls'
import { useEffect, useState } from 'react'
import { visitorHttp } from '../../../session/line/visitor-http.ts'

/** Ways on where nothing is free: the line of this service, where a number is given now, and the same at other places that book it. */
export type Instead = { line: LineHere | null; others: readonly VisitService[] }
/** The line of this service, among all of its location. */
export type LineHere = { own: ServiceLine; services: readonly ServiceLine[] }

/** Locations that are looked at; nobody looks through more. */
const mostPlaces = 6

/** Finds what else there is than a time of this service; undefined while it is looked for. What cannot be read is left out. */
export function useInstead({ id, companyId, locationId, name }: VisitService): Instead | undefined {
  const [instead, setInstead] = useState<Instead>()
  const called = name.default
  useEffect(() => {
    let isGone = false
    const find = async () => {
      const [line, others] = await Promise.all([
        lineOf(locationId, id),
        othersOf(companyId, locationId, called),
      ])
      if (!isGone) setInstead({ line, others })
    }
    void find()
    return () => {
      isGone = true
    }
  }, [id, companyId, locationId, called])
  return instead
}

async function lineOf(locationId: number, serviceId: number): Promise<LineHere | null> {
  const here = await getVisitLocation(visitorHttp, locationId)
  const services = here.ok ? (here.value?.services ?? []) : []
  const own = services.find(({ id }) => id === serviceId)
  return own && own.refuses === null ? { own, services } : null
}

/** Services of the same name at other locations of the company, those alone that visitors book. */
async function othersOf(companyId: number, here: number, called: string): Promise<VisitService[]> {
  const companies = await listCompanies(visitorHttp, 'locations')
  const company = companies.ok ? companies.value.find(({ id }) => id === companyId) : undefined
  const places = (company?.locations ?? []).filter(({ id }) => id !== here).slice(0, mostPlaces)
  const found = await Promise.all(
    places.map(async ({ id }) => {
      const place = await getLocation(visitorHttp, id, 'services')
      const services = place.ok ? (place.value?.services ?? []) : []
      const same = services.find(({ name }) => name.default === called)
      const booked = same && (await getVisitService(visitorHttp, same.id))
      return booked?.ok && booked.value ? [booked.value] : []
    }),
  )
  return found.flat()
}
