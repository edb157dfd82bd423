import { Choice } from '@rinda/ui/components/fields/choice'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { clientStatuses, clientTypes, type MonitorFilters } from '../filter-choices.ts'
import styles from '../monitor-queue.module.css'

const every = ''

/** Lets choose which devices are shown: of which kind and status, and by a text. */
export function ClientFilters(props: {
  filters: MonitorFilters
  onFilter: (filters: MonitorFilters) => void
  count: string
}) {
  const { t } = useLatePhrases('tools')
  const { filters, onFilter } = props
  const { type, status, ...others } = filters
  return (
    <div className={styles.bar}>
      <SearchBox
        className={styles.search}
        label={t('searchClients')}
        text={filters.q ?? ''}
        onChange={(q) => onFilter({ ...filters, q })}
      />
      <Choice
        label={t('kind')}
        options={[
          { value: every, label: t('allKinds') },
          ...clientTypes.map((value) => ({ value, label: t(`kind_${value}`) })),
        ]}
        value={type ?? every}
        onChange={(value) => {
          const next = clientTypes.find((one) => one === value)
          onFilter({ ...others, ...(status && { status }), ...(next && { type: next }) })
        }}
      />
      <Choice
        label={t('state')}
        options={[
          { value: every, label: t('clientState_all') },
          ...clientStatuses.map((value) => ({ value, label: t(`clientState_${value}`) })),
        ]}
        value={status ?? every}
        onChange={(value) => {
          const next = clientStatuses.find((one) => one === value)
          onFilter({ ...others, ...(type && { type }), ...(next && { status: next }) })
        }}
      />
      <p className={styles.count}>{props.count}</p>
    </div>
  )
}
