import type { Booking } from '@rinda/client/bookings/booking-view'
import { localDateOf } from '@rinda/domain/time/zone'
import { shortDay } from '@rinda/phrases/time/day-text'
import { useTextScale } from '@rinda/ui/use-text-scale'
import { memo, useEffect, useRef } from 'react'
import { glow } from '../../../calendar/glow.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { CellTexts } from '../rows/cell-texts.ts'
import styles from './list-cards.module.css'
import type { ListShown } from './list-table.tsx'
import { BesidesBadges, StateBadge } from './state-badges.tsx'
import { useRowWalk } from './use-row-walk.ts'
import { useRows } from './use-rows.ts'

/** Height in px where text has its usual size, as the styles have it. */
const usualRowHeight = 88

/** The same for narrow pages: what matters of each booking on a card of its own. */
export function ListCards(props: ListShown) {
  const { rows, changed } = props
  const scroller = useRef<HTMLElement>(null)
  const rowHeight = usualRowHeight * useTextScale()
  const walk = useRowWalk(rows, scroller, props.isCovered)
  const virtual = useRows({ ...props, rowHeight, scroller, kept: walk.index })

  useEffect(() => {
    if (changed && scroller.current) glow(scroller.current, changed.qtid, 'wash')
  }, [changed])

  return (
    <section ref={scroller} className={styles.scroller} aria-label={props.label}>
      <ul
        className={styles.list}
        style={{ height: virtual.getTotalSize() }}
        {...walk.handlersFor((index) => virtual.scrollToIndex(index), rowHeight)}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const booking = rows[index]
          return (
            booking && (
              <li
                key={booking.qtid}
                className={styles.item}
                style={{ transform: `translateY(${start}px)` }}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
              >
                <Card
                  booking={booking}
                  index={index}
                  texts={props.texts}
                  isActive={index === walk.index}
                  onOpen={props.onOpen}
                />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

const Card = memo(function Card(props: {
  booking: Booking
  index: number
  texts: CellTexts
  isActive: boolean
  onOpen: (booking: Booking) => void
}) {
  const { t, language } = useLatePhrases('list')
  const { booking, texts } = props
  const { zone } = useSession().profileAt(booking.locationId)
  const what = [texts.service(booking), texts.specialist(booking)].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      className={styles.card}
      data-cell={booking.qtid}
      data-row={props.index}
      tabIndex={props.isActive ? 0 : -1}
      aria-haspopup="dialog"
      onClick={() => props.onOpen(booking)}
    >
      <span className={styles.top}>
        <span className={styles.when}>
          <b>{texts.time(booking)}</b> {shortDay(localDateOf(booking.startsAt, zone), language)}
        </span>
        <StateBadge booking={booking} label={texts.status(booking)} />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{texts.customer(booking) || t('noName')}</span>{' '}
        <span className={styles.phone}>{texts.phone(booking)}</span>
      </span>
      <span className={styles.foot}>
        <span className={styles.what}>{what}</span>
        <BesidesBadges booking={booking} />
      </span>
    </button>
  )
})
