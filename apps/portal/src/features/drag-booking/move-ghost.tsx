import { IconBan } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { spanText } from '../../calendar/day-clock.ts'
import type { MoveColumn, MoveTarget } from '../../calendar/move-target.ts'
import styles from './move-ghost.module.css'
import type { Moving } from './use-moving.ts'

/** Shows where the booking would stand, and marks the columns where it cannot. */
export function MoveGhost(props: {
  moving: Moving
  columns: readonly MoveColumn[]
  name: string
  trouble: string
}) {
  const { booking, target } = props.moving
  const { column, startsAt, trouble } = target
  const time = spanText(column.clock, startsAt, startsAt + booking.durationMinutes)
  return (
    <>
      {props.columns
        .filter((one) => !one.takerOf(booking))
        .map((one) => (
          <span
            key={one.key}
            className={styles.forbidden}
            style={{ gridColumn: one.index + 2 }}
            aria-hidden="true"
          />
        ))}
      <div
        className={styles.ghost}
        style={ghostStyle(target)}
        data-trouble={trouble ?? undefined}
        data-testid="move-ghost"
        aria-hidden="true"
      >
        <div className={styles.words}>
          <span className={styles.time}>
            {trouble && <IconBan size={14} stroke={2} />}
            {time}
          </span>
          <span className={styles.name}>{trouble ? props.trouble : props.name}</span>
        </div>
      </div>
    </>
  )
}

const ghostStyle = ({ column, place }: MoveTarget) =>
  ({
    gridColumn: column.index + 2,
    '--from': place.from,
    '--span': Math.max(place.span, 10),
  }) as CSSProperties
