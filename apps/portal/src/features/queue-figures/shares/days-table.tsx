import type { QueueFigures } from '@rinda/client/queue/figures'
import { shortDay } from '@rinda/phrases/time/day-text'
import { DataTable } from '@rinda/ui/components/lists/data-table'
import { useId } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import styles from '../queue-figures.module.css'
import { ShareRow } from './share-row.tsx'
import shareStyles from './shares.module.css'
import { shareColumns } from './sides.ts'

/** The days of a period on which somebody came, one by one. */
export function DaysTable({ shown }: { shown: QueueFigures }) {
  const { t, language } = useLatePhrases('queueFigures')
  const heading = useId()
  return (
    <section className={`${styles.panel} ${shareStyles.panel}`} aria-labelledby={heading}>
      <header className={styles.heading}>
        <h2 id={heading}>{t('days')}</h2>
      </header>
      <DataTable label={t('days')} columns={[t('day'), ...shareColumns.map((column) => t(column))]}>
        {shown.days.map((row) => (
          <ShareRow
            key={row.of}
            name={shortDay(row.of, language)}
            columns={shareColumns}
            figures={row}
            before={undefined}
          />
        ))}
      </DataTable>
    </section>
  )
}
