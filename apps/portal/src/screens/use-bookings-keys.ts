import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { useKeys } from '../session/keys.ts'
import { usePhrases } from '../session/phrases.ts'

/** The keys of the bookings screen; `?` lists them. */
export function useBookingsKeys(props: {
  date: LocalDate
  days: number
  today: LocalDate
  onDate: (date: LocalDate) => void
  onNew: (() => void) | undefined
}) {
  const { t } = usePhrases('calendar')
  const { date, days, onDate, onNew } = props
  useKeys([
    { key: 't', label: t('keys_today'), run: () => onDate(props.today) },
    { key: 'ArrowLeft', label: t('keys_previous'), run: () => onDate(addDays(date, -days)) },
    { key: 'ArrowRight', label: t('keys_next'), run: () => onDate(addDays(date, days)) },
    ...(onNew ? [{ key: 'n', label: t('keys_newBooking'), run: onNew }] : []),
    { key: 'p', label: t('keys_print'), run: () => window.print() },
  ])
}
