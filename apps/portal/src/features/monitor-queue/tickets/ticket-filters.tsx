import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { Choice } from '@rinda/ui/components/fields/choice'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { queueServicesOf } from '../../../queue/queue-locations.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { type MonitorFilters, ticketStates } from '../filter-choices.ts'
import styles from '../monitor-queue.module.css'

/** Value of a choice that leaves everything in. */
const every = ''

/** Lets choose which tickets are shown: of which branch, service and status, and by a text. */
export function TicketFilters(props: {
  locations: readonly Location[]
  filters: MonitorFilters
  onFilter: (filters: MonitorFilters) => void
  count: string
}) {
  const { t, language } = useLatePhrases('tools')
  const { locations, filters, onFilter } = props
  const { location, service, state, ...others } = filters
  const queues = locations.filter((one) => one.isQmsActive || one.id === location)
  const services = queues
    .filter(({ id }) => location === undefined || id === location)
    .flatMap((one) => queueServicesOf(one))
  const states = [
    { value: every, label: t('state_underway') },
    ...ticketStates.map((value) => ({ value, label: t(`state_${value}`) })),
  ]
  const named = (rows: readonly { id: number; name: Location['name'] }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) }))
  return (
    <div className={styles.bar}>
      <SearchBox
        className={styles.search}
        label={t('searchTickets')}
        text={filters.q ?? ''}
        onChange={(q) => onFilter({ ...filters, q })}
      />
      {queues.length > 1 && (
        <Choice
          label={t('location')}
          options={[{ value: every, label: t('allLocations') }, ...named(queues)]}
          value={String(location ?? every)}
          // A service is of one branch.
          onChange={(value) =>
            onFilter({ ...others, ...(state && { state }), ...(value && { location: Number(value) }) })
          }
        />
      )}
      <Choice
        label={t('service')}
        options={[{ value: every, label: t('allServices') }, ...named(services)]}
        value={String(service ?? every)}
        onChange={(value) =>
          onFilter({
            ...others,
            ...(location && { location }),
            ...(state && { state }),
            ...(value && { service: Number(value) }),
          })
        }
      />
      <Choice
        label={t('state')}
        options={states}
        value={state ?? every}
        onChange={(value) => {
          const next = ticketStates.find((one) => one === value)
          onFilter({
            ...others,
            ...(location && { location }),
            ...(service && { service }),
            ...(next && { state: next }),
          })
        }}
      />
      <p className={styles.count}>{props.count}</p>
    </div>
  )
}
