import type { ColumnKey } from '@rinda/domain/company/view'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { ListSort } from '../table-settings.ts'
import { shareOf } from './list-columns.ts'
import styles from './list-table.module.css'

/** The names of the columns, each a button that sorts by it, and the other way when it already does. */
export function ListHeader(props: {
  columns: readonly ColumnKey[]
  sort: ListSort
  onSort: (sort: ListSort) => void
}) {
  const { t } = useLatePhrases('list')
  const { columns, sort } = props
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column} style={{ width: shareOf(column, columns) }} />
        ))}
      </colgroup>
      <thead className={styles.head}>
        <tr aria-rowindex={1}>
          {columns.map((column) => {
            const isSorted = sort.column === column
            const Arrow = sort.isDescending ? IconArrowDown : IconArrowUp
            return (
              <th
                key={column}
                scope="col"
                aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
              >
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => props.onSort({ column, isDescending: isSorted && !sort.isDescending })}
                >
                  <span className={styles.text}>{t(`columns_${column}`)}</span>
                  {isSorted && <Arrow size={14} stroke={2.4} aria-hidden="true" className={styles.arrow} />}
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
    </>
  )
}
