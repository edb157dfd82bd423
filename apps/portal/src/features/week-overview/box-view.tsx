import { minuteOfDay } from '@rinda/domain/time/zone'
import { stateColors, stateMarks } from '../../calendar/state-look.ts'
import type { BoxGroup } from './box-groups.ts'
import styles from './overview-cell.module.css'
import { isHeld } from './overview-model.ts'
import type { BoxWords } from './use-box-words.ts'

/** Walking up and down goes through the services, and in each through the day. */
const minutesOfRow = 10_000

/** A booking, or all of one time with their number. Whose they are is told where it is pointed at or focused. */
export function BoxView(props: { group: BoxGroup; words: BoxWords; row: number; onOpen: () => void }) {
  const { group, row } = props
  const { time, name, note, label, hint } = props.words
  const [{ booking, state }] = group
  const Mark = stateMarks[state]
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.box} ${stateColors}`}
      data-cell={booking.qtid}
      data-from={row * minutesOfRow + minuteOfDay(time)}
      data-state={state}
      data-is-held={isHeld(booking) || undefined}
      data-hint={hint}
      data-of={group.length > 1 ? group.map((one) => one.booking.qtid).join(' ') : undefined}
      aria-haspopup={group.length > 1 ? 'dialog' : undefined}
      aria-label={label}
      onClick={props.onOpen}
    >
      <span className={styles.time}>{time}</span>{' '}
      {group.length > 1 ? (
        // Drawn by the styles: the name says it in words.
        <b className={styles.count} data-count={`×${group.length}`} aria-hidden="true" />
      ) : (
        <span className={styles.name}>{name}</span>
      )}{' '}
      {Mark && <Mark size={13} stroke={2} aria-hidden="true" className={styles.mark} />}
      {note && <span className={styles.note}>{note}</span>}
    </button>
  )
}
