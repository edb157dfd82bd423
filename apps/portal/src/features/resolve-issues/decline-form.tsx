import { Button } from '@rinda/ui/components/buttons/button'
import { useEffect, useId, useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './decline-form.module.css'

/** A booking that is declined is lost to its visitor: asked once more, with room for a note. Escape goes back. */
export function DeclineForm(props: {
  isBusy: boolean
  onDecline: (note: string) => void
  onBack: () => void
}) {
  const { t } = useLatePhrases('issues')
  const [note, setNote] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!props.isBusy) props.onDecline(note.trim())
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        props.onBack()
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {t('declineNote')}
      </label>
      <textarea
        id={id}
        ref={field}
        className={styles.field}
        rows={2}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button onClick={props.onBack} disabled={props.isBusy}>
          {t('back')}
        </Button>
        <Button kind="danger" type="submit" isBusy={props.isBusy}>
          {t('declineNow')}
        </Button>
      </div>
    </form>
  )
}
