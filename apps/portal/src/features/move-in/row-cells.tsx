import type { MoveInField } from '@rinda/domain/move-in/fields'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { figureDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { fieldOfWire, type ShownRow } from './judged-rows.ts'
import styles from './move-in.module.css'
import type { FileState } from './use-file.ts'

type RowCellsProps = {
  row: ShownRow
  file: Pick<FileState, 'places' | 'zone' | 'textOf'>
  isChecked: boolean
  onMend: () => void
  onLeaveOut: (isOut: boolean) => void
}

/** The cells of a row: who, what, what becomes of it and why, and what can be done about it. */
export function RowCells({ row, file, isChecked, onMend, onLeaveOut }: RowCellsProps) {
  const { t } = useLatePhrases('moveIn')
  const { draft, state, isLeftOut } = row
  const { visitor, line } = draft
  const name = `${visitor.firstName} ${visitor.lastName}`.trim()
  const phone = visitor.phoneNumber && `+${visitor.phoneCountryCode} ${visitor.phoneNumber}`
  const reached = [phone || file.textOf(line, 'phone'), visitor.email].filter(Boolean).join(', ')
  return (
    <>
      <td data-label={t('row')}>{line}</td>
      <td>
        <span className={styles.two}>
          <strong>{name || '—'}</strong>
          <span className={styles.small}>{reached}</span>
        </span>
      </td>
      <td>
        <Visit row={row} file={file} />
      </td>
      <td>
        <Outcome row={row} isChecked={isChecked} />
      </td>
      <td>
        <span className={styles.acts}>
          {state !== 'out' && state !== 'known' && (
            <Button
              kind="quiet"
              aria-label={t('mendRow', { row: line })}
              aria-haspopup="dialog"
              onClick={onMend}
            >
              {t('mend')}
            </Button>
          )}
          {!draft.isCanceled && (state === 'fault' || isLeftOut) && (
            <Button
              kind="quiet"
              aria-label={t(isLeftOut ? 'takeInRow' : 'leaveOutRow', { row: line })}
              onClick={() => onLeaveOut(!isLeftOut)}
            >
              {t(isLeftOut ? 'takeIn' : 'leaveOut')}
            </Button>
          )}
        </span>
      </td>
    </>
  )
}

function Visit({ row: { draft }, file }: Pick<RowCellsProps, 'row' | 'file'>) {
  const { t, language } = useLatePhrases('moveIn')
  const { booking, line } = draft
  const text = (field: MoveInField) => file.textOf(line, field)
  if (!booking) {
    const asTyped = [text('date'), text('time'), text('service')].filter(Boolean).join(' ')
    return <span className={styles.small}>{asTyped || t('customerAlone')}</span>
  }
  const place = file.places.find(({ id }) => id === booking.locationId)
  const nameOf = (things: readonly { id: number; names: readonly string[] }[] = [], id: number | null) =>
    things.find((one) => one.id === id)?.names[0]
  const from = localTimeOf(booking.startsAt, file.zone)
  const till = localTimeOf(booking.startsAt + booking.durationMinutes, file.zone)
  const what = [nameOf(place?.services, booking.serviceId), nameOf(place?.specialists, booking.specialistId)]
  return (
    <span className={styles.two}>
      <span>
        {figureDay(localDateOf(booking.startsAt, file.zone), language)} {from}–{till}
      </span>
      <span className={styles.small}>
        {[...what, ...(file.places.length > 1 ? [place?.names[0]] : [])].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

function Outcome({ row, isChecked }: Pick<RowCellsProps, 'row' | 'isChecked'>) {
  const { t, language } = useLatePhrases('moveIn')
  const { draft, state, remarks, isLeftOut } = row
  if (state === 'out') return <State state="out">{t(isLeftOut ? 'isOut' : 'isCanceled')}</State>
  if (state === 'known') return <State state="known">{t('isKnown')}</State>
  const said = [
    ...draft.faults.map(({ field, fault }) => `${t(field)}: ${t(`fault_${fault}`)}`),
    ...remarks.map(({ field, info }) => `${t(fieldOfWire(field))}: ${info[language]}`),
    ...draft.warnings.map(({ field, warning }) => `${t(field)}: ${t(`warning_${warning}`)}`),
  ]
  if (said.length === 0) return <State state="fine">{t(isChecked ? 'isFine' : 'isUnchecked')}</State>
  return (
    <ul className={styles.said} data-state={state}>
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function State({ state, children }: { state: string; children: string }) {
  return (
    <span className={styles.state} data-state={state}>
      {children}
    </span>
  )
}
