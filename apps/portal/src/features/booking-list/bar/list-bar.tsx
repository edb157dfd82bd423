import type { ListState } from '@rinda/domain/booking/list-state'
import type { ColumnKey } from '@rinda/domain/company/view'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconDownload } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { TableSettings } from '../table-settings.ts'
import { ChooseColumns } from './choose-columns.tsx'
import { ChooseStates } from './choose-states.tsx'
import { FilterPanel } from './filter-panel.tsx'
import styles from './list-bar.module.css'
import { SearchField } from './search-field.tsx'
import { useSaidCount } from './use-said-count.ts'

/** Above the list: what is searched, which states, how many there are, which columns, and the file to take along. */
export function ListBar(props: {
  isNarrow: boolean
  columns: readonly ColumnKey[]
  settings: TableSettings
  onChange: (changed: Partial<TableSettings>) => void
  search: string
  onSearch: (text: string) => void
  /** Absent, as `all`, until the first of them have come: nothing is said to be 0 before it is known. */
  counts: Readonly<Record<ListState, number>> | undefined
  shown: number
  all: number | undefined
  /** Absent while there is nothing to download yet. */
  onDownload: (() => void) | undefined
}) {
  const { t, language } = useLatePhrases('list')
  const { settings, counts, onChange } = props
  const number = (value: number) => value.toLocaleString(language)
  const count =
    props.all === undefined ? '\u00a0' : t('count', { shown: number(props.shown), all: number(props.all) })
  const said = useSaidCount(count, [props.search, ...settings.states].join())
  return (
    <div className={styles.bar}>
      <SearchField text={props.search} onChange={props.onSearch} />
      {!props.isNarrow && (
        <ChooseStates chosen={settings.states} counts={counts} onChoose={(states) => onChange({ states })} />
      )}
      <p className={styles.count} data-count>
        {count}
      </p>
      <output className="rinda-only-heard" data-said>
        {said}
      </output>
      {props.isNarrow ? (
        <FilterPanel columns={props.columns} settings={settings} counts={counts} onChange={onChange} />
      ) : (
        <ChooseColumns
          all={props.columns}
          hidden={settings.hidden}
          buttonClassName={styles.button}
          onChoose={(hidden) => onChange({ hidden })}
        />
      )}
      <IconButton
        className={styles.icon}
        label={t(props.onDownload ? 'download' : 'downloadLater')}
        icon={<IconDownload size={18} stroke={1.8} />}
        disabled={!props.onDownload}
        onClick={props.onDownload}
      />
    </div>
  )
}
