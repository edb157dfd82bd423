import type { SetUpReportAttributes, SetUpRow } from '@rinda/client/set-up/set-up-file'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { fieldLabel } from '../../set-up/field-labels.ts'
import styles from './import-export.module.css'

const counts = [
  ['new', 'countNew'],
  ['changed', 'countChanged'],
  ['same', 'countSame'],
  ['wrong', 'countWrong'],
] as const
/** A file may have thousands of rows: those that are wrong come first, and this many are shown. */
const mostShown = 300

/**
 * Shows what a file would do: how many rows would be new, changed, the same or wrong, and each of them but
 * the unchanged.
 */
export function ReportTable({ report }: { report: SetUpReportAttributes }) {
  const { t } = useLatePhrases('setUpFile')
  const of = (outcome: SetUpRow['outcome']) => report.rows.filter((row) => row.outcome === outcome)
  const telling = [...of('wrong'), ...of('new'), ...of('changed')]
  return (
    <>
      <ul className={styles.counts} aria-label={t('outcome')}>
        {counts.map(([outcome, phrase]) => {
          const count = of(outcome).length
          return count > 0 ? (
            <li key={outcome} className={styles.outcome} data-outcome={outcome}>
              {t(phrase, { count })}
            </li>
          ) : null
        })}
      </ul>
      {report.left_outside > 0 && (
        <p className={styles.warning}>{t('leftOutside', { count: report.left_outside })}</p>
      )}
      {telling.length === 0 && <p>{t('nothingToDo')}</p>}
      {telling.length > 0 && (
        <DataTable label={t('rows')} columns={[t('what'), t('outcome'), t('details')]}>
          {telling.slice(0, mostShown).map((row) => (
            <ReportRow key={row.place} row={row} />
          ))}
        </DataTable>
      )}
    </>
  )
}

function ReportRow({ row }: { row: SetUpRow }) {
  const { t } = useLatePhrases('setUpFile')
  const { t: say, language } = useLatePhrases('setUpFields')
  const name = row.name || (row.id === null ? '' : `#${row.id}`)
  return (
    <tr>
      <td>
        <strong>{t(row.kind, { name })}</strong>
        <div className={styles.place}>{row.place}</div>
      </td>
      <td>
        <span className={styles.outcome} data-outcome={row.outcome}>
          {t(row.outcome === 'same' ? 'changed' : row.outcome)}
        </span>
      </td>
      <td>
        {row.fields.map((field) => fieldLabel(say, language, row.kind, field)).join(', ')}
        {row.faults.length > 0 && (
          <ul className={styles.faults}>
            {row.faults.map(({ field, info }) => (
              <li key={field}>
                <strong>{fieldLabel(say, language, row.kind, field)}:</strong> {info[language]}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}
