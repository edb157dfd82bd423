import type { Booking } from '@rinda/client/bookings/booking-view'
import { isHeldBy } from '@rinda/domain/booking/hold'
import { localTimeOf } from '@rinda/domain/time/zone'
import { actorKey } from '../../bookings/words/act-key.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { Fact } from './facts.tsx'

/** For whom time is held, and until when. */
export function HoldFacts({ hold: { locationId, log, expireAt } }: { hold: Booking }) {
  const { t } = usePhrases('booking')
  const { user, profileAt } = useSession()
  const holder = log[0]?.by ?? ''
  const actor = actorKey(holder)
  const whose = isHeldBy(log, user.email) ? t('heldByYou') : actor ? t(`by_${actor}`) : holder
  return (
    <>
      <Fact name={t('heldBy')} value={whose} />
      <Fact
        name={t('heldUntil')}
        value={expireAt && localTimeOf(Math.floor(Date.parse(expireAt) / 60_000), profileAt(locationId).zone)}
      />
    </>
  )
}
