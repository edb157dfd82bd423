import { visitorName } from '@rinda/client/bookings/booking-view'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import { useNow } from '@rinda/live/use-now'
import { figureDay, longDay } from '@rinda/phrases/time/day-text'
import { useIsPrinting } from '@rinda/ui/use-is-printing'
import { spanText } from '../../calendar/day-clock.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './day-sheet.module.css'
import {
  type PrintedColumn,
  type PrintedDay,
  type PrintedRow,
  printedRows,
  visitCount,
} from './printed-day.ts'

/**
 * The days shown as they stand on paper, for a wall: by specialist, with times, names and services, and no telephone numbers. Drawn
 * only while the page is printed.
 */
export function DaySheet(props: { location: Location; days: readonly PrintedDay[] }) {
  const isPrinting = useIsPrinting()
  return (
    <div className={styles.sheet} data-sheet={isPrinting ? 'drawn' : 'ready'}>
      {isPrinting && props.days.map((day) => <DayPages key={day.date} day={day} location={props.location} />)}
    </div>
  )
}

function DayPages({ day, location }: { day: PrintedDay; location: Location }) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const profile = profileAt(location.id)
  const now = useNow()
  const today = localDateOf(now, profile.zone)
  const printed = `${figureDay(today, language)} ${localTimeOf(now, profile.zone)}`
  return (
    <div className={styles.day}>
      {/* A table, as its head is the one thing that browsers repeat on each page. */}
      <div className={styles.head}>
        <div className={styles.title}>
          <div>
            <p className={styles.location}>{nameIn(language, location.name)}</p>
            <p className={styles.date}>{longDay(day.date, language, '')}</p>
          </div>
          <p className={styles.aside}>
            {day.open ? `${day.open.from}–${day.open.till}` : t('closed')}
            <br />
            {t('printed', { at: printed })}
          </p>
        </div>
      </div>
      <div className={styles.columns}>
        {day.columns.map((column) => (
          <ColumnTable key={column.key} column={column} day={day} location={location} />
        ))}
      </div>
    </div>
  )
}

function ColumnTable(props: { column: PrintedColumn; day: PrintedDay; location: Location }) {
  const { t } = usePhrases('calendar')
  const rows = printedRows(props.column)
  const count = visitCount(props.column, props.day)
  return (
    <table className={styles.column}>
      <colgroup>
        <col className={styles.timeWidth} />
        <col />
        <col />
        <col className={styles.noteWidth} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={4}>
            <span className={styles.name}>{props.column.name}</span>{' '}
            <span className={styles.count}>{count === 0 ? t('noBookings') : t('bookings', { count })}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} day={props.day} location={props.location} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, day, location }: { row: PrintedRow; day: PrintedDay; location: Location }) {
  const { t } = usePhrases('calendar')
  const { language, profileAt } = useSession()
  const profile = profileAt(location.id)
  const time = <td className={styles.time}>{spanText(day.clock, row.from, row.till)}</td>
  const { booking } = row
  if (!booking || booking.isBlocked) {
    const reason = profile.booking.blockReason ? booking?.notes.blocked : undefined
    return (
      <tr className={styles.taken}>
        {time}
        <td colSpan={3}>{row.booking ? reason || t('state_blocked') : t(row.why)}</td>
      </tr>
    )
  }
  const service = location.services.find(({ id }) => id === booking.serviceId)
  return (
    <tr>
      {time}
      <td className={styles.visitor}>{visitorName(booking)}</td>
      <td>{service && nameIn(language, service.name)}</td>
      <td className={styles.note}>
        {booking.servedAt !== null && t('state_attended')}
        {booking.approval === 'pending' && t('state_approval')}
      </td>
    </tr>
  )
}
