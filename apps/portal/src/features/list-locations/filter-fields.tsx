import { Button } from '@rinda/ui/components/buttons/button'
import { SearchBox } from '@rinda/ui/components/fields/search-box'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './filter-fields.module.css'
import { countConditions, type FlagName, type LocationFilter } from './location-filter.ts'

const conditions = [
  ['visible', 'visible'],
  ['active', 'active'],
  ['qms', 'qmsActive'],
  ['bms', 'bmsActive'],
  ['online', 'online'],
] as const satisfies readonly (readonly [FlagName, string])[]

/** Lets choose which locations are shown: by a text, and for each flag yes, no or any. */
export function FilterFields(props: {
  id: string
  filter: LocationFilter
  onChange: (filter: LocationFilter) => void
}) {
  const { t } = useLatePhrases('locations')
  const { text = '', ...flags } = props.filter
  const segments = [
    { value: 'any', label: t('any') },
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ] as const
  return (
    <search id={props.id} className={styles.fields} aria-label={t('filter')}>
      <SearchBox
        className={styles.search}
        label={t('search')}
        text={text}
        onChange={(value) => props.onChange({ ...flags, ...(value === '' ? {} : { text: value }) })}
      />
      {conditions.map(([flag, label]) => (
        <div key={flag} className={styles.condition}>
          <span className={styles.label} aria-hidden="true">
            {t(label)}
          </span>
          <SegmentedSwitch
            label={t(label)}
            segments={segments}
            value={flags[flag] ?? 'any'}
            onChange={(value) => {
              const { [flag]: _, ...others } = props.filter
              props.onChange(value === 'any' ? others : { ...others, [flag]: value })
            }}
          />
        </div>
      ))}
      {countConditions(props.filter) > 0 && (
        <Button kind="quiet" onClick={() => props.onChange({})}>
          {t('clearFilter')}
        </Button>
      )}
    </search>
  )
}
