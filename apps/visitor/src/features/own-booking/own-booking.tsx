import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { latePart } from '../../session/words/late-part.tsx'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import { ActList } from './act/act-list.tsx'
import { Here } from './act/here.tsx'
import { Late } from './act/late.tsx'
import type { OwnActs } from './act/use-own-acts.ts'
import { bookingFace, isAhead } from './booking-face.ts'
import buttons from './buttons.module.css'
import { CodeCard } from './card/code-card.tsx'
import { ConfirmCard } from './card/confirm-card.tsx'
import { useWhenText } from './card/use-when-text.ts'
import { WhenCard } from './card/when-card.tsx'
import styles from './own-booking.module.css'
import type { View } from './use-view.ts'
import { Ways } from './ways.tsx'

const Earlier = latePart(async () => (await import('./earlier/earlier.tsx')).Earlier, ['earlier'])

const Payment = latePart(async () => (await import('./payment/payment.tsx')).Payment, ['payment'])

type Props = {
  booking: OwnBooking
  token: string
  acts: OwnActs
  isJustBooked: boolean
  now: number
  /** The number by which its visitor is called, once they are here. */
  number: ReactNode
  readAgain: () => void
  onShow: (view: View) => void
}

/** A booking as its visitor sees it: when, what, where, how it stands, and what leads on. */
export function OwnBookingView({
  booking,
  token,
  acts,
  isJustBooked,
  now,
  number,
  readAgain,
  onShow,
}: Props) {
  const { t } = useLatePhrases('ownBooking')
  const { whenText } = useWhenText(booking.zone, now)
  const earlier = useEarlierStart(booking)
  const face = bookingFace(booking, now)
  const { movedTo, reason } = booking
  return (
    <>
      <p role="status" className={styles.notice}>
        {earlier !== null && t('changed', { when: whenText(earlier) })}
      </p>
      <WhenCard {...{ booking, face, isJustBooked, now }} />
      {number}
      {booking.payment && <Payment {...{ booking, face, token }} />}
      {booking.earlier && isAhead(face) && (
        <Earlier {...{ booking, token, acts, now, readAgain }} onChange={() => onShow('earlier')} />
      )}
      {face === 'pending' && <p>{t('pendingText')}</p>}
      {reason && <p>{t('reason', { reason })}</p>}
      {face === 'moved' && movedTo && (
        <>
          <p>{t('movedTo', { when: whenText(movedTo.startsAt) })}</p>
          <Link className={buttons.main} href={`/booking/${movedTo.qtid}#${movedTo.token}`}>
            {t('openNew')}
          </Link>
        </>
      )}
      {face === 'paying' ? null : isAhead(face) ? (
        <>
          {face !== 'pending' && <Here {...{ booking, token, acts, now }} />}
          {!isJustBooked && <ConfirmCard {...{ booking, acts, now }} />}
          <CodeCard code={booking.code} />
          <Ways booking={booking} token={token} />
          <Late {...{ booking, token, acts, now }} />
        </>
      ) : (
        face !== 'moved' && (
          <Link className={buttons.button} href={`/location/${booking.location.id}`}>
            {t('bookAnother')}
          </Link>
        )
      )}
      <ActList {...{ booking, now, onShow }} />
      <Link className={buttons.quiet} href={`/bookings?company=${booking.company.id}`}>
        {t('others')}
      </Link>
    </>
  )
}

/** The time at which a booking began when this page first showed it, once it begins at another one: staff moved it. */
function useEarlierStart({ startsAt }: OwnBooking): number | null {
  const shown = useRef(startsAt)
  const [earlier, setEarlier] = useState<number | null>(null)
  useEffect(() => {
    if (shown.current !== startsAt) setEarlier(shown.current)
    shown.current = startsAt
  }, [startsAt])
  return earlier
}
