import type { Service } from '@rinda/client/set-up/locations'
import { minuteOfDay } from '@rinda/domain/time/zone'
import { IconAlertCircle, IconCheck, IconHourglassLow, IconLock } from '@tabler/icons-react'
import { memo } from 'react'
import styles from './overview-cell.module.css'
import { type Cell, isHeld } from './overview-model.ts'
import { useBoxWords } from './use-box-words.ts'

const marks = {
  booked: null,
  past: null,
  pending: IconHourglassLow,
  attended: IconCheck,
  blocked: IconLock,
  late: IconAlertCircle,
} as const

/** From this many on the boxes of a cell show their times alone, side by side. */
const crowded = 9
/** Walking up and down goes through the services, and in each through the day. */
const minutesOfRow = 10_000

/** One service on one day. Drawn again only when its own boxes change. */
export const OverviewCell = memo(function OverviewCell(props: {
  service: Service
  date: string
  cell: Cell
  column: number
  row: number
  onOpen: (qtid: string) => void
}) {
  const wordsOf = useBoxWords(props.service, props.date)
  const { cell } = props
  return (
    <td className={styles.cell} data-day={props.date} data-column={props.column}>
      {cell.length > 0 && (
        <div className={styles.boxes} data-is-crowded={cell.length >= crowded || undefined}>
          {cell.map((box) => {
            const { booking, state } = box
            const { time, name, note, label } = wordsOf(box)
            const Mark = marks[state]
            return (
              <button
                key={booking.qtid}
                type="button"
                tabIndex={-1}
                className={styles.box}
                data-cell={booking.qtid}
                data-from={props.row * minutesOfRow + minuteOfDay(time)}
                data-state={state}
                data-is-held={isHeld(booking) || undefined}
                title={label}
                aria-label={label}
                onClick={() => props.onOpen(booking.qtid)}
              >
                <span className={styles.time}>{time}</span> <span className={styles.name}>{name}</span>{' '}
                {Mark && <Mark size={13} stroke={2} aria-hidden="true" className={styles.mark} />}
                {note && <span className={styles.note}>{note}</span>}
              </button>
            )
          })}
        </div>
      )}
    </td>
  )
})
