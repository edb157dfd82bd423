import type { Report } from '@rinda/client/reports/reports'
import { monthName } from '@rinda/phrases/time/day-text'
import { buttonClass } from '@rinda/ui/components/buttons/button'
import { IconDownload } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { momentText } from '../../session/time-texts/moment-text.ts'
import styles from './report-months.module.css'

type Period = Report['periods'][number]

/** A month of a report: how it stands, and the files that it can be had as. */
export function PeriodRow({ period, zone }: { period: Period; zone: string }) {
  const { t, language } = useLatePhrases('reports')
  const month = monthName(period.period, language)
  const year = period.period.slice(0, 4)
  const files = [
    { format: 'XLSX', url: period.url },
    { format: 'CSV', url: period.csv_url },
  ]
  return (
    <tr data-period={period.period}>
      <td className={styles.month}>{month}</td>
      <td>
        <PeriodState period={period} zone={zone} />
      </td>
      <td className={styles.filesCell}>
        {period.state !== 'making' && (
          <span className={styles.files}>
            {files.map(({ format, url }) => (
              <a
                key={format}
                href={`${url}?language=${language}`}
                download
                className={buttonClass()}
                aria-label={t('download', { month, year, format })}
              >
                <IconDownload size={18} stroke={2} aria-hidden="true" />
                {format}
              </a>
            ))}
          </span>
        )}
      </td>
    </tr>
  )
}

function PeriodState({ period, zone }: { period: Period; zone: string }) {
  const { t, language } = useLatePhrases('reports')
  const { state, parts, parts_made: made, made_at: madeAt, changed_at: changedAt } = period
  const at = (moment: string) => momentText(moment, language, zone)
  if (state === 'so_far') return t('soFar')
  if (state === 'changed') return t('changing')
  if (state === 'making') {
    const text = t('making', { made, parts })
    return (
      <span className={styles.making}>
        <span>{text}</span>
        <progress value={made} max={parts} aria-label={text} />
      </span>
    )
  }
  if (changedAt) return <strong className={styles.changed}>{t('changed', { at: at(changedAt) })}</strong>
  return madeAt ? t('made', { at: at(madeAt) }) : null
}
