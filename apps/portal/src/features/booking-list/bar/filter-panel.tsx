import type { ListState } from '@rinda/domain/booking/list-state'
import type { ColumnKey } from '@rinda/domain/company/view'
import { Choice } from '@rinda/ui/components/fields/choice'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { Panel } from '@rinda/ui/components/layers/panel'
import { IconFilter } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import type { TableSettings } from '../table-settings.ts'
import { ChooseStates } from './choose-states.tsx'
import styles from './list-bar.module.css'

/** On a narrow page: which states, and in which order; what the head of the table holds elsewhere. */
export function FilterPanel(props: {
  columns: readonly ColumnKey[]
  settings: TableSettings
  counts: Readonly<Record<ListState, number>> | undefined
  onChange: (changed: Partial<TableSettings>) => void
}) {
  const { t } = useLatePhrases('list')
  const { t: say } = usePhrases('calendar')
  const { states, sort } = props.settings
  return (
    <Panel
      label={`${say('filter')}: ${states.length}`}
      buttonClassName={styles.button}
      button={
        <>
          <IconFilter size={20} stroke={1.8} aria-hidden="true" />
          <span className={styles.badge}>{states.length}</span>
        </>
      }
      isFromRight
    >
      {() => (
        <div className={styles.panel}>
          <ChooseStates
            chosen={states}
            counts={props.counts}
            onChoose={(chosen) => props.onChange({ states: chosen })}
            isDown
          />
          <Choice
            label={t('sort')}
            value={sort.column}
            options={props.columns.map((column) => ({ value: column, label: t(`columns_${column}`) }))}
            onChange={(value) => {
              const column = props.columns.find((one) => one === value)
              if (column) props.onChange({ sort: { ...sort, column } })
            }}
          />
          <SegmentedSwitch
            label={t('order')}
            segments={[
              { value: 'up', label: t('ascending') },
              { value: 'down', label: t('descending') },
            ]}
            value={sort.isDescending ? 'down' : 'up'}
            onChange={(way) => props.onChange({ sort: { ...sort, isDescending: way === 'down' } })}
          />
        </div>
      )}
    </Panel>
  )
}
