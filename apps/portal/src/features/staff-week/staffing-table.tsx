import type { Staffing } from '@rinda/client/queue/staffing'
import { shortDay } from '@rinda/phrases/time/day-text'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { staffingColumns, staffingRows } from './staffing-rows.ts'
import styles from './staffing-view.module.css'

/** The week as a table of figures. */
export function StaffingTable({ staffing, label }: { staffing: Staffing; label: string }) {
  const { t, language } = useLatePhrases('staffing')
  const columns = [t('date'), t('hour'), ...staffingColumns.map((column) => t(column))]
  return (
    <div className={styles.table}>
      <DataTable label={label} columns={columns}>
        {staffingRows(staffing).map((row) => (
          <tr key={`${row.date} ${row.hour}`}>
            <td data-label={t('date')}>{shortDay(row.date, language)}</td>
            <td data-label={t('hour')}>{row.range}</td>
            {staffingColumns.map((column) => (
              <td key={column} data-label={t(column)}>
                {row[column] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </DataTable>
    </div>
  )
}
