import { type CSSProperties, memo } from 'react'
import type { DayClock } from '../../../calendar/day-clock.ts'
import { stateColors, stateMarks } from '../../../calendar/state-look.ts'
import { BoxView } from '../box-view.tsx'
import { markSize } from '../placing/part-mark.ts'
import type { WeekSlot } from '../placing/week-slots.ts'
import type { WeekWords } from '../week-words.ts'
import styles from './slot.module.css'

export type SlotViewProps = {
  slot: WeekSlot
  clock: DayClock
  words: WeekWords
  onOpen: (qtid: string) => void
  onOpenAll: (slot: WeekSlot) => void
}

/** One booking, or a box that says how many there are. Drawn again only when it changes. */
export const SlotView = memo(function SlotView(props: SlotViewProps) {
  const { slot, clock, words, onOpen, onOpenAll } = props
  const [part] = slot.parts
  if (!part) return null
  const size = sizeOf(slot.span)
  const place = { 'data-from': slot.from, 'data-size': size, style: slotStyle(slot), ...edgesOf(slot) }
  if (slot.parts.length > 1) {
    return <BoxView slot={slot} box={words.box(clock, slot)} place={place} onOpenAll={onOpenAll} />
  }
  const isStrip = slot.face === 'strip'
  const { short, name, about, label } = words.part(clock, part, slot.px)
  const marked = isStrip ? 'usual' : markSize(part.state, slot.px)
  const Mark = marked && stateMarks[part.state]
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.part} ${stateColors}`}
      data-cell={part.booking.qtid}
      data-state={part.state}
      data-mark={marked ?? undefined}
      {...place}
      aria-label={label}
      title={label}
      onClick={() => onOpen(part.booking.qtid)}
    >
      {Mark && (
        <Mark
          size={marked === 'small' ? 11 : 13}
          stroke={marked === 'small' ? 2.6 : 2.2}
          aria-hidden="true"
          className={styles.mark}
        />
      )}
      {!isStrip && (
        <span className={styles.name} data-short={short || undefined}>
          {name}
        </span>
      )}{' '}
      {about && size === 'tall' && !isStrip && <span className={styles.about}>{about}</span>}
    </button>
  )
})

/** Gives the size of a slot by the lines of text that its height has room for. */
function sizeOf(spanMinutes: number): 'tiny' | 'line' | 'tall' {
  if (spanMinutes < 18) return 'tiny'
  return spanMinutes < 44 ? 'line' : 'tall'
}

/** Attributes that say what stands at its edges. */
function edgesOf({ face, left, right, hasStrip, hasFree }: WeekSlot) {
  return {
    'data-face': face === 'part' ? undefined : face,
    'data-is-beside': left > 0 || right < 1 || undefined,
    'data-has-strip': hasStrip || undefined,
    'data-has-free': hasFree || undefined,
  }
}

function slotStyle({ from, span, left, right }: WeekSlot): CSSProperties {
  return { '--from': from, '--span': span, '--left': left, '--right': right } as CSSProperties
}
