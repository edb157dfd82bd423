import { type Booking, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { whyNotCancelable } from '@rinda/domain/booking/cancel'
import { isServable } from '@rinda/domain/booking/serve'
import { localTimeOf } from '@rinda/domain/time/zone'
import { Button } from '@rinda/ui/components/buttons/button'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconCalendarSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Issue } from '../../bookings/queries/issues-query.ts'
import { phoneText, phoneUrl } from '../../bookings/words/phone-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { DeclineForm } from './decline-form.tsx'
import { IssueReasons } from './issue-reasons.tsx'
import styles from './issue-row.module.css'
import type { Decide } from './use-decide.ts'

/**
 * Acts for a booking that needs attention; `showDay` is undefined where the person may not open the calendar.
 */
export type IssueActs = {
  readonly open: (booking: Booking) => void
  readonly move: (booking: Booking) => void
  readonly cancel: (booking: Booking) => void
  /** The visitor is there: it needs nobody any more. */
  readonly serve: (booking: Booking) => void
  readonly isServing: (booking: Booking) => boolean
  readonly showDay: ((issue: Issue) => void) | undefined
}

type IssueRowProps = {
  issue: Issue
  location: Location | undefined
  /** True where the list has several branches: each row then names its own. */
  hasLocation: boolean
  now: number
  decide: Decide
  acts: IssueActs
  isDeclining: boolean
  onDeclining: (qtid: string | null) => void
}

/** One booking: when, who, why, and what resolves it. */
export function IssueRow({ issue, location, decide, acts, now, ...props }: IssueRowProps) {
  const { t, language } = useLatePhrases('issues')
  const { t: say } = usePhrases('booking')
  const profile = useSession().profileAt(issue.booking.locationId)
  const declineButton = useRef<HTMLButtonElement>(null)
  const { booking } = issue
  const { qtid } = booking
  const name = visitorName(booking) || t('unnamed')
  const time = localTimeOf(booking.startsAt, profile.zone)
  const about = { name, time }
  const service = location?.services.find((one) => one.id === booking.serviceId)
  const specialist = location?.specialists.find((one) => one.id === booking.specialistId)
  const where = [
    service && nameIn(language, service.name),
    specialist?.name,
    props.hasLocation && location && nameIn(language, location.name),
  ]
  const phone = phoneText(booking)
  const isPending = booking.approval === 'pending'
  const isBusy = decide.isBusy(qtid)
  const { mayCreate, mayCancel } = profile.booking
  const isCancelable = mayCancel && whyNotCancelable(booking, now) === null

  return (
    <li className={styles.row} data-row={qtid}>
      <div className={styles.when}>
        <span className={styles.time}>
          {time}–{localTimeOf(booking.endsAt, profile.zone)}
        </span>
        <span className={styles.quiet}>{say('minutes', { count: booking.durationMinutes })}</span>
      </div>
      <div className={styles.who}>
        <button
          type="button"
          className={styles.name}
          data-issue={qtid}
          aria-label={t('open', about)}
          onClick={() => acts.open(booking)}
        >
          {name}
        </button>
        <span className={styles.quiet}>{where.filter(Boolean).join(' · ')}</span>
        <span className={styles.contact}>
          {phone && <a href={phoneUrl(booking)}>{phone}</a>}
          {booking.email && <a href={`mailto:${booking.email}`}>{booking.email}</a>}
        </span>
      </div>
      <IssueReasons issue={issue} name={name} />
      <div className={styles.acts}>
        {isPending && mayCreate && (
          <Button
            kind="primary"
            isBusy={isBusy && !props.isDeclining}
            aria-label={t('acceptOf', about)}
            aria-keyshortcuts="a"
            onClick={() => decide.accept(booking)}
          >
            {t('accept')}
          </Button>
        )}
        {isPending && mayCancel && (
          <Button
            aria-label={t('declineOf', about)}
            aria-keyshortcuts="x"
            ref={declineButton}
            aria-expanded={props.isDeclining}
            onClick={() => props.onDeclining(props.isDeclining ? null : qtid)}
          >
            {t('decline')}
          </Button>
        )}
        {!isPending && isCancelable && mayCreate && (
          <Button kind="primary" aria-label={t('moveOf', about)} onClick={() => acts.move(booking)}>
            {t('move')}
          </Button>
        )}
        {!isPending && isCancelable && (
          <Button aria-label={t('cancelOf', about)} onClick={() => acts.cancel(booking)}>
            {t('cancel')}
          </Button>
        )}
        {isServable(booking) && booking.startsAt <= now && (
          <Button
            kind="primary"
            isBusy={acts.isServing(booking)}
            aria-label={`${say('serve')}: ${name}, ${time}`}
            onClick={() => acts.serve(booking)}
          >
            {say('serve')}
          </Button>
        )}
        {acts.showDay && (
          <IconButton
            label={t('showDayOf', about)}
            icon={<IconCalendarSearch size={18} stroke={1.8} />}
            onClick={() => acts.showDay?.(issue)}
          />
        )}
      </div>
      {props.isDeclining && (
        <DeclineForm
          isBusy={isBusy}
          onBack={() => {
            props.onDeclining(null)
            declineButton.current?.focus()
          }}
          onDecline={(note) => decide.decline(booking, note, () => props.onDeclining(null))}
        />
      )}
    </li>
  )
}
