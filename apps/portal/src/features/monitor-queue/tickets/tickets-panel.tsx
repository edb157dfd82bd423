import { nameIn } from '@rinda/client/http/names'
import type { Ticket } from '@rinda/client/queue/tickets'
import type { Location } from '@rinda/client/set-up/locations'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { MonitorFilters } from '../filter-choices.ts'
import { filteredTickets } from '../monitor-filters.ts'
import { NothingFound } from '../nothing-found.tsx'
import { TicketFilters } from './ticket-filters.tsx'
import { TicketsTable } from './tickets-table.tsx'

/** The tickets of a company, as the filters let them through. */
export function TicketsPanel(props: {
  tickets: readonly Ticket[]
  locations: readonly Location[]
  filters: MonitorFilters
  onFilter: (filters: MonitorFilters) => void
}) {
  const { t, language } = useLatePhrases('tools')
  const { reach } = useSession().profile
  const { locations, filters, onFilter } = props
  const services = new Map(
    locations.flatMap((location) => location.services.map((service) => [service.id, service] as const)),
  )
  const places = new Map(locations.map((location) => [location.id, nameIn(language, location.name)]))
  const serviceName = ({ serviceId }: Ticket) => {
    const service = services.get(serviceId ?? 0)
    return service ? nameIn(language, service.name) : `#${serviceId ?? '–'}`
  }
  // Of services that are not theirs, a person is told what a display shows: it is none of this list.
  const theirs = props.tickets.filter(
    ({ serviceId }) => reach.serviceIds === null || reach.serviceIds.includes(serviceId ?? 0),
  )
  const shown = filteredTickets(
    theirs,
    filters,
    (ticket) => `${serviceName(ticket)} ${places.get(ticket.locationId) ?? ''}`,
  )
  return (
    <>
      <TicketFilters
        locations={locations}
        filters={filters}
        onFilter={onFilter}
        count={theirs.length > 0 ? t('shown', { shown: shown.length, all: theirs.length }) : ''}
      />
      {theirs.length === 0 && <EmptyFace title={t('noTickets')} text={t('noTicketsText')} />}
      {theirs.length > 0 && shown.length === 0 && (
        <NothingFound onShowAll={() => onFilter({ state: 'all' })} />
      )}
      {shown.length > 0 && (
        <TicketsTable
          tickets={shown}
          serviceName={serviceName}
          placeName={places.size > 1 ? ({ locationId }) => places.get(locationId) ?? `#${locationId}` : null}
        />
      )}
    </>
  )
}
