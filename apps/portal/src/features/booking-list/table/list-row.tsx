import type { Booking } from '@rinda/client/bookings/booking-view'
import type { ColumnKey } from '@rinda/domain/company/view'
import { Fragment, memo } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import type { CellTexts } from '../rows/cell-texts.ts'
import styles from './list-table.module.css'
import { StateBadges } from './state-badges.tsx'

/** A booking in a row. The whole row opens it; for those who do not point, its first cell holds the button. */
export const ListRow = memo(function ListRow(props: {
  booking: Booking
  index: number
  columns: readonly ColumnKey[]
  texts: CellTexts
  isActive: boolean
  onOpen: (booking: Booking) => void
}) {
  const { t } = useLatePhrases('list')
  const { booking, columns, texts } = props
  const name = texts.customer(booking) || t('noName')
  const label = [
    ...new Set([texts[columns[0] ?? 'date'](booking), texts.date(booking), texts.time(booking), name]),
  ]
  return (
    <tr
      className={styles.row}
      aria-rowindex={props.index + 2}
      data-cell={booking.qtid}
      onClick={() => props.onOpen(booking)}
    >
      {columns.map((column, place) => (
        <td key={column} className={styles.cell} data-column={column}>
          {place === 0 && (
            <button
              type="button"
              className={styles.open}
              data-row={props.index}
              tabIndex={props.isActive ? 0 : -1}
              aria-haspopup="dialog"
              aria-label={label.filter(Boolean).join(', ')}
            >
              <Cell booking={booking} column={column} text={texts[column](booking)} />
            </button>
          )}
          {place > 0 && <Cell booking={booking} column={column} text={texts[column](booking)} />}
        </td>
      ))}
    </tr>
  )
})

function Cell({ booking, column, text }: { booking: Booking; column: ColumnKey; text: string }) {
  if (column === 'status') return <StateBadges booking={booking} label={text} />
  return (
    <span className={styles.text} title={text}>
      {column === 'email' ? breakableAddress(text) : text}
    </span>
  )
}

/** An e-mail address that takes its second line at the `@`, or at a dot behind it, where there is room for either part. */
function breakableAddress(address: string) {
  return address.split(/(?=@)|(?<=@.*)(?=\.)/).map((part) => (
    <Fragment key={part}>
      <wbr />
      {part}
    </Fragment>
  ))
}
