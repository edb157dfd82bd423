import { localDateOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { type ReactNode, useId, useState } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { isSameTimes, type TimesEdit } from '../times/day-times.ts'
import { dayName } from '../times/days.ts'
import type { TimesRow } from '../times/times-row.ts'
import { useTimesText } from '../use-times-text.ts'
import type { FailedRow, WriteTimes } from '../use-write-times.tsx'
import styles from './edits-dialog.module.css'

const mostPreviewed = 60

/** A dialog that makes many changes at once: shows what will change before it is saved, and keeps what was not saved. */
export function EditsDialog(props: {
  title: string
  rows: readonly TimesRow[]
  edits: readonly TimesEdit[]
  /** Text of what is still missing or wrong; with one nothing can be saved. '' without. */
  fault: string
  /** Choices and typed text, as data, to tell whether something would be lost. */
  typed: unknown
  write: WriteTimes
  onClosed: () => void
  children: ReactNode
}) {
  const { t } = useLatePhrases('hours')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<readonly FailedRow[]>([])
  const changes = changesOf(props.rows, props.edits)

  async function save() {
    if (isBusy || props.fault || changes.length === 0) return
    setBusy(true)
    const outcome = await props.write(props.edits)
    setBusy(false)
    if (outcome.kind === 'saved') setOpen(false)
    setFailed(outcome.kind === 'failed' ? outcome.failed : [])
  }

  return (
    <Dialog
      title={props.title}
      isOpen={isOpen}
      onClose={() => !isBusy && setOpen(false)}
      typed={props.typed}
      onClosed={() => !isOpen && props.onClosed()}
      footer={
        <>
          <Button onClick={() => setOpen(false)} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            isBusy={isBusy}
            disabled={!isBusy && (props.fault !== '' || changes.length === 0)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {failed.length > 0 && (
          <div role="alert" className={styles.failed}>
            <strong>{t('someNotSaved')}</strong>
            <ul>
              {failed.map(({ row, why }) => (
                <li key={row.key}>
                  {row.name}: {why}
                </li>
              ))}
            </ul>
          </div>
        )}
        {props.children}
        <Preview changes={changes} fault={props.fault} />
      </form>
    </Dialog>
  )
}

type Change = { readonly row: TimesRow; readonly edit: TimesEdit }

function changesOf(rows: readonly TimesRow[], edits: readonly TimesEdit[]): Change[] {
  const byKey = new Map(rows.map((row) => [row.key, row]))
  return edits.flatMap((edit) => {
    const row = byKey.get(edit.row)
    return row && !isSameTimes(row.timesOn(edit.day), edit.times) ? [{ row, edit }] : []
  })
}

function Preview({ changes, fault }: { changes: readonly Change[]; fault: string }) {
  const { t, language } = useLatePhrases('hours')
  const { profile } = useSession().user
  const say = useTimesText()
  const today = localDateOf(serverNow() / 60_000, profile.zone)
  const more = changes.length - mostPreviewed
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <p role="status" className={styles.count}>
        {fault || t('willChange', { count: changes.length })}
      </p>
      {!fault && changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <ul className={styles.changes} tabIndex={0} aria-label={t('preview')}>
          {changes.slice(0, mostPreviewed).map(({ row, edit }) => (
            <li key={`${row.key} ${edit.day}`}>
              <span>
                {row.name}, {dayName(edit.day, language, today)}
              </span>
              <span className={styles.fromTo}>
                <s>{say(row.timesOn(edit.day))}</s> → <strong>{say(edit.times)}</strong>
              </span>
            </li>
          ))}
          {more > 0 && <li>{t('andMore', { count: more })}</li>}
        </ul>
      )}
    </section>
  )
}
