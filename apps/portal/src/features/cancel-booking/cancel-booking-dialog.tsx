import { Textarea } from '@mantine/core'
import { type Booking, bookingOf, visitorName } from '@rinda/client/bookings/booking-view'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { Button } from '@rinda/ui/components/button'
import { Dialog } from '@rinda/ui/components/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { useRef, useState } from 'react'
import type { BookingChange } from '../../bookings/live-bookings.ts'
import { useStillOpen } from '../../bookings/use-still-open.ts'
import { useLive } from '../../session/live-connection.tsx'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import styles from './cancel-booking-dialog.module.css'
import { type CancelScope, SeriesScope } from './series-scope.tsx'

/** Asks once more, and cancels; of what repeats this one, or those that follow too. A refusal says why and leaves the booking and the comment as they were. */
export function CancelBookingDialog(props: {
  booking: Booking
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  /** `isOpen`: the question is still there, and has not been left while the line was lost. */
  onCanceled: (canceled: readonly BookingChange[], isOpen: boolean) => void
}) {
  const { t } = usePhrases('booking')
  const { language, locations, profileAt } = useSession()
  const profile = profileAt(props.booking.locationId)
  const { requestSurely } = useLive()
  const { booking } = props
  const { zone } = profile
  const { isBlocked } = booking
  // A block is nobody's visit: there is no one to whom its end would be explained.
  const needsComment = profile.booking.cancelCommentRequired && !isBlocked
  const [scope, setScope] = useState<CancelScope>('one')
  const [comment, setComment] = useState('')
  const [fault, setFault] = useState('')
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [isUnsure, setUnsure] = useState(false)
  const toasts = useToasts()
  const stillOpen = useStillOpen(props.isOpen)
  const field = useRef<HTMLTextAreaElement>(null)

  const cancel = async () => {
    const why = comment.trim()
    if (needsComment && !why) {
      setFault(t('cancelCommentNeeded'))
      field.current?.focus()
      return
    }
    setBusy(true)
    setRefusal('')
    const { qtid, token } = booking
    const asked = { qtid, token, ...(why ? { notes: { canceled: why } } : {}) }
    const unsure = () => setUnsure(true)
    const reply =
      scope === 'one'
        ? await requestSurely('cancel_booking', asked, unsure)
        : await requestSurely('cancel_series', { ...asked, scope }, unsure)
    setBusy(false)
    setUnsure(false)
    if (reply.ok) {
      const canceled = [reply.data].flat().map((one) => ({ booking: bookingOf(one), seq: reply.seq }))
      return props.onCanceled(canceled, stillOpen())
    }
    const whyNot = reply.failure.info?.[language] ?? t('failed')
    if (stillOpen()) setRefusal(whyNot)
    else toasts.notice(whyNot, t('notCanceledTitle'))
  }

  const specialist = locations.data
    ?.find(({ id }) => id === booking.locationId)
    ?.specialists.find(({ id }) => id === booking.specialistId)
  const what = isBlocked
    ? [specialist?.name, booking.notes.blocked].filter(Boolean).join(', ')
    : visitorName(booking)
  const when = {
    name: what || t(isBlocked ? 'blockTitle' : 'title'),
    day: longDay(localDateOf(booking.startsAt, zone), language),
    time: localTimeOf(booking.startsAt, zone),
  }
  return (
    <Dialog
      title={t(isBlocked ? 'unblockAsk' : 'cancelAsk')}
      isOpen={props.isOpen}
      onClose={() => {
        if (!isBusy || isUnsure) props.onClose()
      }}
      onClosed={props.onClosed}
      typed={isBusy ? '' : comment.trim()}
      isNarrow
      footer={
        <>
          <Button onClick={props.onClose} disabled={isBusy && !isUnsure}>
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
        {booking.seriesId !== null && <SeriesScope chosen={scope} onChoose={setScope} />}
        {!isBlocked && (
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
        )}
        {isUnsure && <p role="status">{t('cancelUnsure')}</p>}
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
