import { Choice } from '@rinda/ui/components/fields/choice'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { IconX } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './filter-bar.module.css'
import type { LogFilterName, LogFilters } from './log-filters.ts'
import { useFilterOptions } from './use-filter-options.ts'

/** Value of a choice that narrows nothing. */
const any = ''

/** Chips that narrow the log: a set one is solid and can be removed, one that is not set is dashed. */
export function FilterBar(props: {
  filters: LogFilters
  onFilter: (filters: LogFilters) => void
  text: string
  onText: (text: string) => void
  /** Number of what is found, in words. */
  count: string
}) {
  const { t } = useLatePhrases('bookingLog')
  const { filters, onFilter } = props
  const choices = useFilterOptions(filters)
  const set = (name: LogFilterName, value: string | number | undefined) => {
    const { company, location, service, specialist, ...others } = filters
    // A branch is of one company, a service and a specialist are of one branch.
    const kept =
      name === 'company'
        ? others
        : name === 'location'
          ? { ...others, ...(company !== undefined && { company }) }
          : filters
    const next: Record<string, unknown> = { ...kept, [name]: value }
    if (value === undefined) delete next[name]
    onFilter(next as LogFilters)
  }
  return (
    <search className={styles.bar} aria-label={t('filters')}>
      <SearchBox
        className={styles.search}
        label={t('search')}
        placeholder={t('search')}
        text={props.text}
        onChange={props.onText}
      />
      {choices.map(({ name, label, options }) => {
        const value = filters[name]
        const isSet = value !== undefined
        const isNumber = typeof value === 'number' || !Number.isNaN(Number(options[0]?.value))
        return (
          <div key={name} className={styles.chip} data-is-set={isSet || undefined}>
            <Choice
              label={label}
              placeholder={label}
              options={[{ value: any, label: t('any') }, ...options]}
              value={isSet ? String(value) : null}
              onChange={(next) => set(name, next === any ? undefined : isNumber ? Number(next) : next)}
            />
            {isSet && (
              <button
                type="button"
                className={styles.clear}
                aria-label={t('clear', { name: label })}
                onClick={() => set(name, undefined)}
              >
                <IconX size={15} stroke={2.2} aria-hidden="true" />
              </button>
            )}
          </div>
        )
      })}
      <p className={styles.count} role="status">
        {props.count}
      </p>
    </search>
  )
}
