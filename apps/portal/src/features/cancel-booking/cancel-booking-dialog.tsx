import { Textarea } from '@mantine/core'
import { type Booking, bookingOf, visitorName } from '@rinda/client/booking-view'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useRef, useState } from 'react'
import { useLive } from '../../session/live-connection.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './cancel-booking-dialog.module.css'

/** Asks once more, and cancels. A refusal says why and leaves the booking and the comment as they were. */
export function CancelBookingDialog(props: {
  booking: Booking
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onCanceled: (change: { booking: Booking; seq?: number | undefined }) => void
}) {
  const { t } = usePhrases('booking')
  const { language, profile } = useSession()
  const { request } = useLive()
  const { booking } = props
  const { zone } = profile
  const needsComment = profile.booking.cancelCommentRequired
  const [comment, setComment] = useState('')
  const [fault, setFault] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const cancel = async () => {
    const canceled = comment.trim()
    if (needsComment && !canceled) {
      setFault(t('cancelCommentNeeded'))
      field.current?.focus()
      return
    }
    setBusy(true)
    setRefusal('')
    const { qtid, token } = booking
    const reply = await request('cancel_booking', {
      qtid,
      token,
      ...(canceled ? { notes: { canceled } } : {}),
    })
    setBusy(false)
    if (reply.ok) props.onCanceled({ booking: bookingOf(reply.data), seq: reply.seq })
    else setRefusal(reply.failure.info?.[language] ?? t('failed'))
  }

  const when = {
    name: visitorName(booking) || t('title'),
    day: longDay(localDateOf(booking.startsAt, zone), language),
    time: localTimeOf(booking.startsAt, zone),
  }
  return (
    <Dialog
      title={t('cancelAsk')}
      isOpen={props.isOpen}
      onClose={() => {
        if (!isBusy) props.onClose()
      }}
      onClosed={props.onClosed}
      isNarrow
      footer={
        <>
          <Button onClick={props.onClose} disabled={isBusy}>
            {t('no')}
          </Button>
          <Button
            kind="danger"
            isBusy={isBusy}
            onClick={() => void cancel()}
            data-autofocus={!needsComment || undefined}
          >
            {isBusy ? t('canceling') : t('yes')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('cancelAskText', when)}</p>
        <Textarea
          ref={field}
          label={t('cancelComment')}
          withAsterisk={needsComment}
          required={needsComment}
          rows={2}
          maxLength={2000}
          value={comment}
          error={fault}
          data-autofocus={needsComment || undefined}
          onChange={(event) => {
            setComment(event.currentTarget.value)
            setFault('')
          }}
        />
        {refusal && (
          <p role="alert" className={styles.refusal}>
            <strong>{t('notCanceledTitle')}</strong>
            {refusal}
          </p>
        )}
      </div>
    </Dialog>
  )
}
