import type { OwnBooking } from '@rinda/client/bookings/own/own-booking'
import {
  IconCalendarClock,
  IconCalendarOff,
  IconChevronRight,
  IconClockUp,
  IconUser,
} from '@tabler/icons-react'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import type { View } from '../use-view.ts'
import styles from './act-list.module.css'

type Props = { booking: OwnBooking; now: number; onShow: (view: View) => void }

/** Ways to what else can be done: those that would be refused are not there. */
export function ActList({ booking, now, onShow }: Props) {
  const { t } = useLatePhrases('ownBooking')
  const isStill = (until: number | null) => until !== null && now < until
  const acts = [
    { view: 'move', Icon: IconCalendarClock, said: t('move'), isThere: isStill(booking.moveUntil) },
    {
      view: 'earlier',
      Icon: IconClockUp,
      said: t('earlier'),
      isThere: !booking.earlier && isStill(booking.askEarlierUntil),
    },
    { view: 'cancel', Icon: IconCalendarOff, said: t('cancel'), isThere: isStill(booking.cancelUntil) },
    { view: 'data', Icon: IconUser, said: t('data'), isThere: true },
  ] as const
  return (
    <ul className={styles.list}>
      {acts
        .filter(({ isThere }) => isThere)
        .map(({ view, Icon, said }) => (
          <li key={view}>
            <button type="button" data-view={view} onClick={() => onShow(view)}>
              <Icon size={22} aria-hidden="true" />
              <span>{said}</span>
              <IconChevronRight size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
    </ul>
  )
}
