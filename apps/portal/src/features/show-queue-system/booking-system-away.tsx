import type { Location } from '@rinda/client/set-up/locations'
import { Banner } from '@rinda/ui/components/notices/banner'
import { useQuery } from '@tanstack/react-query'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { momentText } from '../../session/time-texts/moment-text.ts'
import styles from './queue-system.module.css'
import { queueSystemQuery } from './queue-system-query.ts'

/** Says above the bookings of a location that the system does not answer which keeps them; nothing while it does. */
export function BookingSystemAway({ location }: { location: Location }) {
  const { t, language } = useLatePhrases('queueSystem')
  const { profileAt } = useSession()
  const { data: system } = useQuery(queueSystemQuery(location, 'booking_system'))
  if (!system?.isElsewhere || system.isOnline || !system.since) return null
  const when = momentText(system.since, language, profileAt(location.id).zone)
  return (
    <div className={styles.away}>
      <Banner kind="warning">
        <strong>{t('bookings_title')}:</strong> {t('silentSince', { when })}. {t('bookings_away')}
      </Banner>
    </div>
  )
}
