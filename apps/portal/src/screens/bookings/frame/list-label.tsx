import type { LocalDate } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import styles from './list-label.module.css'

/** 'Saraksts', with how many bookings there are on a day where that is known. */
export function ListLabel(props: { count: number | null; date: LocalDate; today: LocalDate }) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { count, date, today } = props
  if (count === null) return t('list')
  const bookings = count === 0 ? t('noBookings') : t('bookings', { count })
  const words = `${bookings}, ${longDay(date, language, today)}`
  return (
    <span className={styles.label} title={words}>
      {t('list')}
      <span className={styles.count} aria-hidden="true">
        {count.toLocaleString(language)}
      </span>
      <span className="rinda-only-heard">{words}</span>
    </span>
  )
}
