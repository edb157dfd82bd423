import { bookingOf, visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { serverNow } from '@rinda/live/clock/server-now'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { useRef, useState } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { GatheredImpact } from './gather-impact.ts'
import styles from './impact-dialog.module.css'

/**
 * Answer to what a change would leave outside: save it, save it and show those bookings, or leave all as it
 * is.
 */
export type ImpactAnswer = 'save' | 'show' | 'stay'

/** Shows which bookings a change would leave outside, and asks whether to save it all the same. */
export function ImpactDialog(props: {
  found: GatheredImpact
  /** This person may open the list of what needs attention. */
  mayShow: boolean
  onAnswer: (answer: ImpactAnswer) => void
  onClosed: () => void
}) {
  const { t } = useLatePhrases('impact')
  const [isOpen, setOpen] = useState(true)
  const isAnswered = useRef(false)
  const { found } = props
  // What was booked in its time needs nobody's attention for having been.
  const isOfPeriod = found.bookings.every(({ meta }) => meta.reasons.every((one) => one === 'outside_period'))
  const answer = (given: ImpactAnswer) => {
    if (isAnswered.current) return
    isAnswered.current = true
    setOpen(false)
    props.onAnswer(given)
  }
  return (
    <Dialog
      title={found.isKnown ? t('title') : t('unknownTitle')}
      isOpen={isOpen}
      onClose={() => answer('stay')}
      onClosed={props.onClosed}
      isNarrow={found.total === 0}
      footer={
        <div className={styles.foot}>
          {props.mayShow && found.total > 0 && !isOfPeriod && (
            <Button className={styles.show} onClick={() => answer('show')}>
              {t('saveAndShow')}
            </Button>
          )}
          <Button onClick={() => answer('stay')} data-autofocus>
            {t('cancel')}
          </Button>
          <Button kind="danger" onClick={() => answer('save')}>
            {t('saveAnyway')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {!found.isKnown && <p>{t('unknownText')}</p>}
        {found.total > 0 && (
          <p className={styles.count}>
            <strong>{t('count', { count: found.total })}</strong>
            <span>{t(isOfPeriod ? 'periodText' : 'countText')}</span>
          </p>
        )}
        <ImpactRows found={found} />
      </div>
    </Dialog>
  )
}

function ImpactRows({ found }: { found: GatheredImpact }) {
  const { t, language } = useLatePhrases('impact')
  const { t: why } = useLatePhrases('issues')
  const { user, profileAt, locations } = useSession()
  const owned = locations.data ?? []
  const more = found.total - found.bookings.length
  if (found.bookings.length === 0) return null
  const today = localDateOf(serverNow() / 60_000, user.profile.zone)
  return (
    <>
      <ul className={styles.rows} aria-label={t('title')}>
        {found.bookings.map((one) => {
          const booking = bookingOf(one)
          const location = owned.find(({ id }) => id === booking.locationId)
          const service = location?.services.find(({ id }) => id === booking.serviceId)
          const { zone } = profileAt(booking.locationId)
          const where = [
            service && nameIn(language, service.name),
            owned.length > 1 && location && nameIn(language, location.name),
          ]
          return (
            <li key={booking.qtid} className={styles.row}>
              <span className={styles.when}>
                <span>{longDay(one.meta.date, language, today)}</span>
                <span className={styles.time}>
                  {localTimeOf(booking.startsAt, zone)}–{localTimeOf(booking.endsAt, zone)}
                </span>
              </span>
              <span className={styles.who}>
                <strong>{visitorName(booking) || why('unnamed')}</strong>
                <span>{where.filter(Boolean).join(' · ')}</span>
              </span>
              <span className={styles.why}>
                {one.meta.reasons.map((reason) => why(`reason_${reason}`)).join('. ')}
              </span>
            </li>
          )
        })}
      </ul>
      {more > 0 && <p className={styles.more}>{t('more', { count: more })}</p>}
    </>
  )
}
