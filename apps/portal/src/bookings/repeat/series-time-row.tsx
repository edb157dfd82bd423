import type { Booking } from '@rinda/client/bookings/booking-view'
import { type EpochMinutes, localTimeOf } from '@rinda/domain/time/zone'
import { figureDay, longDay, shortWeekday } from '@rinda/phrases/time/day-text'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { whoIsThere } from '../words/who-is-there.ts'
import styles from './series-times.module.css'
import type { SeriesTime } from './use-series-preview.ts'

type SeriesTimeRowProps = {
  time: SeriesTime
  zone: string
  isLeftOut: boolean
  onToggle: () => void
  onShow: ((booking: Booking) => void) | undefined
}

/** One time of a series: whether it is wanted, and what is known of it. */
export function SeriesTimeRow(props: SeriesTimeRowProps) {
  const { t, language } = useLatePhrases('repeat')
  const { time, isLeftOut } = props
  const { day, problem, open } = time
  const look = isLeftOut ? 'left-out' : problem ? 'clash' : 'free'
  const isTaken = time.bookings.length + time.elsewhere.length > 0
  const isClosed = open === null
  return (
    <li className={styles.row} data-look={look}>
      <label className={styles.day}>
        <input
          type="checkbox"
          aria-label={longDay(day, language, '')}
          checked={!isLeftOut}
          onChange={props.onToggle}
        />
        <span aria-hidden="true">
          {figureDay(day, language)} <span className={styles.weekday}>{shortWeekday(day, language)}</span>
        </span>
      </label>
      <div className={styles.state}>
        {isLeftOut && <span>{t('leftOut')}</span>}
        {!isLeftOut && !problem && !isClosed && <span>{t('free')}</span>}
        {!isLeftOut && problem && !isTaken && !isClosed && <span>{problem[language]}</span>}
        {!isLeftOut && isTaken && <Takers time={time} zone={props.zone} onShow={props.onShow} />}
        {isClosed && !(isTaken && problem) && <span className={styles.aside}>{t('closed')}</span>}
        {open && time.isSpecial && <span className={styles.aside}>{t('special', open)}</span>}
      </div>
    </li>
  )
}

/** Lists the visitors and blocks that take the time, each with its hours. */
function Takers({ time, zone, onShow }: Pick<SeriesTimeRowProps, 'time' | 'zone' | 'onShow'>) {
  const { t } = useLatePhrases('repeat')
  const clock = (from: EpochMinutes, till: EpochMinutes) =>
    `${localTimeOf(from, zone)}–${localTimeOf(till, zone)}`
  const words = { blocked: t('blocked'), beingBooked: t('beingBooked'), noName: t('noName') }
  return (
    <>
      <span>{t('taken')}</span>
      {time.bookings.map((booking) => {
        const text = `${clock(booking.startsAt, booking.endsAt)} ${whoIsThere(booking, words)}`
        return onShow ? (
          <button key={booking.qtid} type="button" className={styles.taker} onClick={() => onShow(booking)}>
            {text}
          </button>
        ) : (
          <span key={booking.qtid}>{text}</span>
        )
      })}
      {time.elsewhere.map(({ from, till }) => (
        <span key={from}>
          {clock(from, till)} {t('elsewhere')}
        </span>
      ))}
    </>
  )
}
