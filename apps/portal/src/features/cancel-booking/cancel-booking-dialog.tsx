import { Textarea } from '@mantine/core'
import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { localDateOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useVisitTime } from '../../session/time-texts/use-visit-time.ts'
import styles from './cancel-booking-dialog.module.css'
import { SeriesScope } from './series-scope.tsx'
import { type CancelFormOptions, useCancelForm } from './use-cancel-form.ts'

type CancelBookingDialogProps = CancelFormOptions & {
  /** The booking as it was when the question was asked. */
  asked: Booking
  onClose: () => void
  onClosed: () => void
}

/**
 * Asks once more, and cancels; of what repeats this one, or those that follow too. A refusal says why and leaves the booking and the comment as they were. What others
 * do to the booking meanwhile is said before anybody answers.
 */
export function CancelBookingDialog(props: CancelBookingDialogProps) {
  const { t } = usePhrases('booking')
  const { language, locations, profileAt } = useSession()
  const { booking, asked } = props
  const { zone } = profileAt(booking.locationId)
  const { isBlocked } = booking
  const { needsComment, ...form } = useCancelForm(props)
  const { step, comment, scope } = form.state
  const isSending = step.at === 'sending'
  const isUnsure = isSending && step.isUnsure
  const isAsked = step.at === 'asking' || step.at === 'comment-needed'
  const whyNot = whyNotCancelable(booking, Math.floor(serverNow() / 60_000))
  const isMoved = booking.startsAt !== asked.startsAt || booking.specialistId !== asked.specialistId

  const specialist = locations.data
    ?.find(({ id }) => id === booking.locationId)
    ?.specialists.find(({ id }) => id === booking.specialistId)
  const what = isBlocked
    ? [specialist?.name, booking.notes.blocked].filter(Boolean).join(', ')
    : visitorName(booking)
  const when = {
    name: what || t(isBlocked ? 'blockTitle' : 'title'),
    day: longDay(localDateOf(booking.startsAt, zone), language),
    time: useVisitTime(zone)(booking.startsAt),
  }
  return (
    <Dialog
      title={t(isBlocked ? 'unblockAsk' : 'cancelAsk')}
      isOpen={props.isOpen}
      onClose={() => {
        if (!isSending || isUnsure) props.onClose()
      }}
      onClosed={props.onClosed}
      typed={isSending ? '' : comment.trim()}
      isNarrow
      footer={
        <>
          <Button onClick={props.onClose} disabled={isSending && !isUnsure}>
            {t('no')}
          </Button>
          <Button
            kind="danger"
            isBusy={isSending}
            disabled={isAsked && whyNot !== null}
            onClick={() => void form.cancel()}
            data-autofocus={!needsComment || undefined}
          >
            {isSending ? t('canceling') : t('yes')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('cancelAskText', when)}</p>
        {isAsked && (whyNot !== null || isMoved) && (
          <p role="alert" className={styles.refusal}>
            {t(whyNot ? `whyNotCancel_${whyNot}` : 'cancelMoved')}
          </p>
        )}
        {booking.seriesId !== null && <SeriesScope chosen={scope} onChoose={form.chooseScope} />}
        {!isBlocked && (
          <Textarea
            ref={form.field}
            label={t('cancelComment')}
            withAsterisk={needsComment}
            required={needsComment}
            rows={2}
            maxLength={2000}
            value={comment}
            error={step.at === 'comment-needed' ? t('cancelCommentNeeded') : ''}
            data-autofocus={needsComment || undefined}
            onChange={(event) => form.writeComment(event.currentTarget.value)}
          />
        )}
        {isUnsure && <p role="status">{t('cancelUnsure')}</p>}
        {step.at === 'refused' && (
          <p role="alert" className={styles.refusal}>
            <strong>{t('notCanceledTitle')}</strong>
            {step.why}
          </p>
        )}
      </div>
    </Dialog>
  )
}
