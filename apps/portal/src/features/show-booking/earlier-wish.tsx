import type { Booking } from '@rinda/client/bookings/booking-view'
import { stopEarlierWish } from '@rinda/client/bookings/own/earlier-wish'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { figureDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { http } from '../../session/queries.ts'
import { useSession } from '../../session/session.tsx'
import { useToasts } from '../../session/toasts.ts'
import styles from './earlier-wish.module.css'

/** Says that the visitor would come earlier, since when, and ends that where it is to end. */
export function EarlierWish({ booking }: { booking: Booking }) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const toasts = useToasts()
  const [isEnding, setEnding] = useState(false)
  const { booking: rights, zone } = profileAt(booking.locationId)
  const { earlierSince: since, status } = booking
  if (since === undefined || booking.servedAt || !['scheduled', 'confirmed'].includes(status)) return null
  const at = Math.floor(Date.parse(since) / 60_000)
  const when = `${figureDay(localDateOf(at, zone), language)} ${localTimeOf(at, zone)}`

  async function end() {
    setEnding(true)
    const result = await stopEarlierWish(http, booking.qtid)
    setEnding(false)
    if (result.ok) toasts.success(t('earlierEnded'))
    else {
      const info = result.failure.kind === 'refused' ? result.failure.info : null
      toasts.notice(info?.[language] ?? t('failed'), t('wantsEarlier', { when }))
    }
  }
  return (
    <p className={styles.line}>
      <span>{t('wantsEarlier', { when })}</span>
      {rights.mayCancel && (
        <Button isBusy={isEnding} onClick={() => void end()}>
          {t('endEarlier')}
        </Button>
      )}
    </p>
  )
}
