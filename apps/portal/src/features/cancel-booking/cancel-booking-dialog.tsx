import { Textarea } from '@mantine/core'
import { visitorName } from '@rinda/client/bookings/booking-view'
import { localDateOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import '@rinda/ui/styles/mantine-fields.css'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useVisitTime } from '../../session/time-texts/use-visit-time.ts'
import styles from './cancel-booking-dialog.module.css'
import { SeriesScope } from './series-scope.tsx'
import { type CancelFormOptions, useCancelForm } from './use-cancel-form.ts'

/** Asks once more, and cancels; of what repeats this one, or those that follow too. A refusal says why and leaves the booking and the comment as they were. */
export function CancelBookingDialog(
  props: CancelFormOptions & { onClose: () => void; onClosed: () => void },
) {
  const { t } = usePhrases('booking')
  const { language, locations, profileAt } = useSession()
  const { booking } = props
  const { zone } = profileAt(booking.locationId)
  const { isBlocked } = booking
  const { needsComment, ...form } = useCancelForm(props)
  const { step, comment, scope } = form.state
  const isSending = step.at === 'sending'
  const isUnsure = isSending && step.isUnsure

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
