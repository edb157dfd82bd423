import { IconAlertTriangle, IconCheck, IconHourglassLow, IconLock } from '@tabler/icons-react'
import { type CSSProperties, memo } from 'react'
import type { DayClock } from '../../calendar/day-clock.ts'
import styles from './slot.module.css'
import type { WeekSlot } from './week-slots.ts'
import type { WeekState } from './week-state.ts'
import type { WeekWords } from './week-words.ts'

const marks = {
  coming: null,
  past: null,
  attended: IconCheck,
  attention: IconAlertTriangle,
  pending: IconHourglassLow,
  blocked: IconLock,
} as const satisfies Record<WeekState, unknown>

/** One time of a day: its bookings side by side, or one box that says how many there are. Drawn again only when it changes. */
export const SlotView = memo(function SlotView(props: {
  slot: WeekSlot
  clock: DayClock
  words: WeekWords
  onOpen: (qtid: string) => void
  onOpenAll: (slot: WeekSlot) => void
}) {
  const { slot, clock, words } = props
  const { layout } = slot
  const first = slot.parts[0]
  if (!first) return null
  const size = sizeOf(slot.span)
  return (
    <div
      className={styles.slot}
      data-is-strip={slot.isStrip || undefined}
      data-has-lanes={slot.lanes > slot.wide || undefined}
      style={slotStyle(slot)}
    >
      {layout === null ? (
        <BoxView {...props} />
      ) : (
        slot.parts.map((part) => {
          const { short, name, about, label } = words.part(clock, part, slot.room)
          const Mark = marks[part.state]
          return (
            <button
              key={part.booking.qtid}
              type="button"
              tabIndex={-1}
              className={styles.part}
              data-cell={part.booking.qtid}
              data-from={slot.from}
              data-state={part.state}
              data-size={size}
              data-room={roomOf(slot.room)}
              aria-label={label}
              title={label}
              onClick={() => props.onOpen(part.booking.qtid)}
            >
              {Mark && (slot.isStrip || slot.room >= marksFrom) && (
                <Mark size={13} stroke={2.2} aria-hidden="true" className={styles.mark} />
              )}
              {!slot.isStrip && (
                <span className={styles.name} data-short={short || undefined}>
                  {name}
                </span>
              )}{' '}
              {about && size === 'tall' && !slot.isStrip && <span className={styles.about}>{about}</span>}
            </button>
          )
        })
      )}
    </div>
  )
})

function BoxView(props: {
  slot: WeekSlot
  clock: DayClock
  words: WeekWords
  onOpenAll: (slot: WeekSlot) => void
}) {
  const { slot } = props
  const { count, words, needs, label } = props.words.box(props.clock, slot)
  const rest = words.slice(words.indexOf(count) + count.length)
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.box}
      data-cell={slot.key}
      data-from={slot.from}
      data-state={boxState(slot)}
      data-size={sizeOf(slot.span)}
      data-room={roomOf(slot.room)}
      aria-label={label}
      aria-haspopup="dialog"
      title={slot.isStrip || slot.room < boxWordsFrom ? label : undefined}
      onClick={() => props.onOpenAll(slot)}
    >
      {slot.isStrip ? (
        <IconLock size={13} stroke={2.2} aria-hidden="true" className={styles.mark} />
      ) : (
        <BoxWords count={count} rest={slot.room >= boxWordsFrom ? rest : ''} />
      )}
      {needs > 0 && (
        // Drawn by the styles: the name says it after the number of all.
        <span className={styles.needs} data-needs={needs} aria-hidden="true">
          <IconAlertTriangle size={12} stroke={2.2} />
        </span>
      )}
    </button>
  )
}

/** A number alone needs no element of its own: of these there may be hundreds. */
function BoxWords({ count, rest }: { count: string; rest: string }) {
  if (rest === '') return count
  return (
    <span className={styles.words}>
      <b>{count}</b>
      <span className={styles.rest}>{rest}</span>
    </span>
  )
}

function boxState({ parts }: WeekSlot): 'coming' | 'past' | 'blocked' {
  if (parts[0]?.booking.isBlocked) return 'blocked'
  return parts.every(({ state }) => state === 'past' || state === 'attended') ? 'past' : 'coming'
}

/**
 * Room that a mark (`marksFrom`), and the words of a box (`boxWordsFrom`), need beside the name or number, in
 * parts of the least width.
 */
const marksFrom = 3
const boxWordsFrom = 4

const roomOf = (room: number) => (room < 2 ? 'initials' : room < 3 ? 'narrow' : 'wide')

/** Gives the size of a slot by the lines of text that its height has room for. */
function sizeOf(spanMinutes: number): 'tiny' | 'line' | 'tall' {
  if (spanMinutes < 18) return 'tiny'
  return spanMinutes < 44 ? 'line' : 'tall'
}

function slotStyle(slot: WeekSlot): CSSProperties {
  const { from, span, lane, lanes, wide, layout, strips, hasFree, isStrip } = slot
  return {
    '--from': from,
    '--span': span,
    '--lane': lane,
    '--lanes': lanes,
    '--wide': wide,
    '--parts': layout ?? 1,
    '--strips': strips,
    '--free': hasFree && !isStrip ? 1 : 0,
  } as CSSProperties
}
