import { nameIn } from '@rinda/client/http/names'
import type { Service } from '@rinda/client/set-up/locations'
import { memo } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { isOffered } from './overview-model.ts'
import styles from './week-overview.module.css'

/** The service of a row, and how many visitors it has in the week. */
export const ServiceHead = memo(function ServiceHead({
  service,
  count,
}: {
  service: Service
  count: number
}) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('overview')
  const { language } = useSession()
  return (
    <th scope="row" className={styles.service}>
      <span className={styles.serviceInside}>
        <span className={styles.serviceName}>{nameIn(language, service.name)}</span>
        <span className={styles.count}>{count === 0 ? t('noBookings') : t('bookings', { count })}</span>
        {!isOffered(service) && <span className={styles.closed}>{say('notOffered')}</span>}
      </span>
    </th>
  )
})
