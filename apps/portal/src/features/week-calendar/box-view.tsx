import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react'
import type { HTMLAttributes } from 'react'
import { stateColors } from '../../calendar/state-look.ts'
import styles from './free-spots/slot.module.css'
import type { WeekSlot } from './placing/week-slots.ts'
import type { WeekState } from './week-state.ts'
import type { WeekWords } from './week-words.ts'

/** Width in px from which the box of a group has room for the mark of who came. */
const groupMarkPx = 102
/** Height in minutes from which the box of a rest has room for its times below its number. */
const timeFrom = 34

/** A box that stands for several bookings: it says how many, and opens as their list. */
export function BoxView(props: {
  slot: WeekSlot
  box: ReturnType<WeekWords['box']>
  place: HTMLAttributes<HTMLButtonElement>
  onOpenAll: (slot: WeekSlot) => void
}) {
  const { slot } = props
  const { count, words, time, needs, label, hint } = props.box
  const rest = words.slice(words.indexOf(count) + count.length)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.box} ${stateColors}`}
      data-cell={slot.key}
      data-state={boxState(slot)}
      {...props.place}
      aria-label={label}
      aria-haspopup="dialog"
      title={hint}
      onClick={() => props.onOpenAll(slot)}
    >
      {slot.face === 'strip' && (
        <IconLock size={13} stroke={2.2} aria-hidden="true" className={styles.mark} />
      )}
      {slot.face === 'group' && (
        <>
          {boxState(slot) === 'attended' && slot.px >= groupMarkPx && (
            <IconCheck size={13} stroke={2.2} aria-hidden="true" className={styles.mark} />
          )}
          <span className={styles.words}>
            <b>{count}</b>
            <span className={styles.others}>{rest}</span>
          </span>
        </>
      )}
      {slot.face === 'rest' && (
        <>
          {/* Drawn by the styles: the name says the same in words. */}
          <b className={styles.more} data-text={`+${count}`} aria-hidden="true" />
          {slot.span >= timeFrom && (
            <span
              className={styles.time}
              data-text={time}
              data-start={time.split('–')[0]}
              aria-hidden="true"
            />
          )}
        </>
      )}
      {needs > 0 && slot.face !== 'strip' && (
        // Drawn by the styles: the name says it after the number of all.
        <span className={styles.needs} data-needs={needs} aria-hidden="true">
          <IconAlertTriangle size={12} stroke={2.2} />
        </span>
      )}
    </button>
  )
}

function boxState({ parts }: WeekSlot): Exclude<WeekState, 'pending'> {
  if (parts[0]?.booking.isBlocked) return 'blocked'
  if (parts.every(({ state }) => state === 'attention')) return 'attention'
  if (parts.every(({ state }) => state === 'attended')) return 'attended'
  return parts.every(({ state }) => state === 'past' || state === 'attended') ? 'past' : 'coming'
}
