import { type BookingStatus, bookingStatuses } from '@rinda/domain/booking/status'

/**
 * Filter of bookings; a part that is absent does not narrow. `from` (included) and `till` (not included)
 * bound the start.
 */
export type BookingFilter = {
  locationIds?: readonly number[] | undefined
  serviceIds?: readonly number[] | undefined
  specialistId?: number | undefined
  statuses?: readonly BookingStatus[] | undefined
  from?: Date | undefined
  till?: Date | undefined
  /** The same of each company, for who sees all of them; of those that are missing nothing is found. */
  byCompany?: readonly { companyId: number; from?: Date; till?: Date }[] | undefined
  phone?: { countryCode: string; number: string } | undefined
  /** Only what holds time and waits for its payment. */
  isPaymentPending?: boolean | undefined
}

/** Values of the columns that lead an index; behind them it is in order of the start. */
export type Way = {
  location_id?: number
  service_id?: number
  specialist_id?: number
  status?: BookingStatus
}

/** The most ways that one list is put together from: each costs a plan and a descent. */
const mostWays = 48

/**
 * The ways along which the bookings of a filter are read, none of them twice: each is one stretch of one index (`bookings_by_…` of the
 * migrations), so that as many rows are read as the page holds, however many there are. A filter of more ways than can be walked at a
 * time takes a broader one: who asks for so much finds much.
 */
export function waysTo(filter: BookingFilter): Way[] {
  if (filter.phone || filter.isPaymentPending) return [{}]
  const locations = onceEach(filter.locationIds)?.map((location_id): Way => ({ location_id }))
  const services = onceEach(filter.serviceIds)?.map((service_id): Way => ({ service_id }))
  const statuses = onceEach(filter.statuses)?.map((status): Way => ({ status }))
  const everyStatus = statuses ?? bookingStatuses.map((status): Way => ({ status }))
  const { specialistId } = filter
  const choices = [
    specialistId === undefined ? undefined : product([{ specialist_id: specialistId }], everyStatus),
    services && product(services, everyStatus),
    locations && (statuses ? product(locations, statuses) : locations),
    statuses,
    locations,
  ]
  return choices.find((ways) => ways !== undefined && ways.length <= mostWays) ?? [{}]
}

function onceEach<Value>(values: readonly Value[] | undefined): Value[] | undefined {
  return values && [...new Set(values)]
}

function product(some: readonly Way[], others: readonly Way[]): Way[] {
  return some.flatMap((one) => others.map((other) => ({ ...one, ...other })))
}
