import type { LocationRow } from '../../availability/setting-store.ts'

/** Addresses of the queue system that keeps a location's line. */
export type SystemAddresses = { services: URL; tickets: URL; getTicket: URL; cancelTicket: URL }

type Named = Pick<
  LocationRow,
  'qms_base_url' | 'qms_services_url' | 'qms_tickets_url' | 'qms_get_ticket_url' | 'qms_cancel_ticket_url'
>

/**
 * Gives where the queue system of a location is spoken to; null where its line is kept here, which it is unless all four addresses are set.
 * One that begins with a slash stands on the base address.
 */
export function systemOf(location: Named): SystemAddresses | null {
  const services = addressOf(location.qms_services_url, location)
  const tickets = addressOf(location.qms_tickets_url, location)
  const getTicket = addressOf(location.qms_get_ticket_url, location)
  const cancelTicket = addressOf(location.qms_cancel_ticket_url, location)
  return services && tickets && getTicket && cancelTicket
    ? { services, tickets, getTicket, cancelTicket }
    : null
}

/** Tells whether another system keeps the line of a location. */
export function isKeptElsewhere({ location }: { location: Named }): boolean {
  return systemOf(location) !== null
}

function addressOf(text: string, { qms_base_url: base }: Named): URL | null {
  if (text === '') return null
  return base === '' ? URL.parse(text) : URL.parse(text, base)
}

/** The addresses as one text, by which it is known whether they are still the same. */
export function nameOf(system: SystemAddresses): string {
  return Object.values(system)
    .map(({ href }) => href)
    .join(' ')
}
