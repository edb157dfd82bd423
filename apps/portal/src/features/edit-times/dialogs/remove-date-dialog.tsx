import type { LocalDate } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usual } from '../times/day-times.ts'
import type { TimesRow } from '../times/times-row.ts'
import type { FailedRow, WriteTimes } from '../use-write-times.tsx'
import styles from './edits-dialog.module.css'

/** Asks once more, and takes a special date away from all that have it: the day is then as its weekday. */
export function RemoveDateDialog(props: {
  day: LocalDate
  rows: readonly TimesRow[]
  write: WriteTimes
  onClosed: () => void
}) {
  const { day, rows } = props
  const { t, language } = useLatePhrases('hours')
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly FailedRow[]>([])
  const having = rows.filter((row) => row.timesOn(day).kind !== 'usual')

  async function remove() {
    setBusy(true)
    const outcome = await props.write(having.map(({ key }) => ({ row: key, day, times: usual })))
    setBusy(false)
    if (outcome.kind === 'failed') setFailed(outcome.failed)
    else setOpen(false)
  }

  return (
    <Dialog
      title={t('removeAsk')}
      isOpen={isOpen}
      onClose={() => !isBusy && setOpen(false)}
      onClosed={() => !isOpen && props.onClosed()}
      isNarrow
      footer={
        <>
          <Button onClick={() => setOpen(false)} disabled={isBusy}>
            {t('no')}
          </Button>
          <Button kind="danger" isBusy={isBusy} data-autofocus onClick={() => void remove()}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.count}>
          {t('removeText', { day: longDay(day, language, '0001-01-01'), count: having.length })}
        </p>
        {failed.length > 0 && (
          <p role="alert" className={styles.failed}>
            {failed.map(({ row, why }) => `${row.name}: ${why}`).join(' ')}
          </p>
        )}
      </div>
    </Dialog>
  )
}
