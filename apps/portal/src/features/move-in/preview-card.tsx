import { Button } from '@rinda/ui/components/buttons/button'
import { SegmentedSwitch } from '@rinda/ui/components/fields/segmented-switch'
import { LongTable } from '@rinda/ui/components/lists/long-table'
import { Banner } from '@rinda/ui/components/notices/banner'
import { EmptyFace } from '@rinda/ui/components/notices/faces'
import { useMemo, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { type RowState, rowStates, shownRows } from './judged-rows.ts'
import { MendDialog } from './mend-dialog.tsx'
import styles from './move-in.module.css'
import { RowCells } from './row-cells.tsx'
import type { Bring } from './use-bring.ts'
import type { FileState } from './use-file.ts'

/** Every row of a file with what becomes of it; what is wrong is mended or left out, and then all of it is brought in. */
export function PreviewCard({ file, bring }: { file: FileState; bring: Bring }) {
  const { t } = useLatePhrases('moveIn')
  const [wanted, setWanted] = useState<RowState | 'all'>('all')
  const [mending, setMending] = useState<number | null>(null)
  const { drafts } = file
  const leftOut = file.file?.leftOut
  const { last, check } = bring
  const rows = useMemo(() => shownRows(drafts, leftOut ?? new Set(), last), [drafts, leftOut, last])
  const counts = useMemo(() => Map.groupBy(rows, ({ state }) => state), [rows])
  const of = (state: RowState) => counts.get(state)?.length ?? 0
  const filter = wanted !== 'all' && of(wanted) === 0 ? 'all' : wanted
  const shown = filter === 'all' ? rows : (counts.get(filter) ?? [])
  const wrong = counts.get('fault') ?? []
  const isDone = check.at === 'done'
  const report = isDone ? check.report : undefined
  const isEmpty = check.at === 'nothing' || (report && report.bookings + report.customers === 0)
  const mended = rows.find(({ draft }) => draft.line === mending)
  return (
    <section className={styles.card} aria-labelledby="move-in-rows">
      <div className={styles.top}>
        <h2 id="move-in-rows" className={styles.heading}>
          {t('preview')}
        </h2>
        {wrong.length > 0 && check.at !== 'checking' && (
          <Button
            kind="quiet"
            onClick={() =>
              file.leaveOut(
                wrong.map(({ draft }) => draft.line),
                true,
              )
            }
          >
            {t('leaveOutAll', { count: wrong.length })}
          </Button>
        )}
      </div>
      <div>
        <SegmentedSwitch
          label={t('filter')}
          segments={[
            { value: 'all' as const, label: t('all', { number: rows.length }) },
            ...rowStates
              .filter((state) => of(state) > 0)
              .map((value) => ({ value, label: t(value, { number: of(value) }) })),
          ]}
          value={filter}
          onChange={setWanted}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyFace title={t('nothing')} />
      ) : (
        <LongTable
          label={t('preview')}
          columns={[t('row'), t('who'), t('what'), t('outcome'), t('act')]}
          rows={shown}
          keyOf={({ draft }) => draft.line}
          cells={(row) => (
            <RowCells
              row={row}
              file={file}
              isChecked={last !== undefined}
              onMend={() => setMending(row.draft.line)}
              onLeaveOut={(isOut) => file.leaveOut([row.draft.line], isOut)}
            />
          )}
        />
      )}
      <div className={styles.end}>
        <div role="status" className={styles.sum}>
          {check.at === 'checking' && <p>{t('checking')}</p>}
          {bring.isBusy && <p>{t('bringing')}</p>}
          {check.at !== 'checking' && wrong.length > 0 && <p>{t('mendFirst', { count: wrong.length })}</p>}
          {wrong.length === 0 && isEmpty && <p>{t('nothingNew')}</p>}
          {report && !isEmpty && wrong.length === 0 && (
            <p>
              {t('wouldCome', {
                bookings: t('bookings', { count: report.bookings }),
                customers: t('customers', { count: report.customers }),
              })}{' '}
              <span className={styles.small}>{t('quiet')}</span>
            </p>
          )}
        </div>
        {check.at === 'failed' && (
          <Banner kind="error" action={<Button onClick={bring.again}>{t('checkAgain')}</Button>}>
            {t('checkFailed')}
          </Banner>
        )}
        {bring.why && (
          <Banner kind="error">
            <strong>{t('notBrought')}.</strong> {bring.why}
          </Banner>
        )}
        <Button
          kind="primary"
          isBusy={bring.isBusy}
          disabled={!report?.fine || wrong.length > 0 || isEmpty}
          onClick={() => void bring.bring()}
        >
          {t('bring')}
        </Button>
      </div>
      {mended && (
        <MendDialog key={mended.draft.line} row={mended} file={file} onClosed={() => setMending(null)} />
      )}
    </section>
  )
}
