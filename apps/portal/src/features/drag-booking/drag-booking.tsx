import { visitorName } from '@rinda/client/bookings/booking-view'
import type { ShortBooking } from '@rinda/client/bookings/short-bookings'
import type { Location } from '@rinda/client/set-up/locations'
import { useNow } from '@rinda/live/use-now'
import { longDay } from '@rinda/phrases/time/day-text'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { spanText } from '../../calendar/day-clock.ts'
import type { MoveGrid, MoveTarget } from '../../calendar/move-target.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { MoveGhost } from './move-ghost.tsx'
import { useDragBooking } from './use-drag-booking.ts'
import { useMoveByKeys } from './use-move-by-keys.ts'
import { type MoveEnd, type MoveTo, type Moving, useMoving } from './use-moving.ts'

/** Lets bookings be moved within a calendar, by hand or by keys. It is drawn again alone while one is on its way. */
export function DragBooking(
  props: MoveGrid & { location: Location; onMove: (booking: ShortBooking, to: MoveTo) => void },
) {
  const { t: words } = usePhrases('booking')
  const { t, language } = useLatePhrases('move')
  const { grid, axis, columns, location } = props
  const now = useNow()
  const [said, setSaid] = useState('')
  const hasDays = columns.some(({ date }) => date !== columns[0]?.date)

  const whereText = ({ column, startsAt, trouble }: MoveTarget, booking: ShortBooking) =>
    [
      spanText(column.clock, startsAt, startsAt + booking.durationMinutes),
      hasDays && longDay(column.date, language),
      column.name,
      trouble && t(`trouble_${trouble}`),
    ]
      .filter(Boolean)
      .join(', ')
  const onEnd = (how: MoveEnd, { booking, by, target }: Moving) => {
    const reason = target.trouble ? t(`trouble_${target.trouble}`) : ''
    setSaid(t(`end_${how}`, { reason }))
    if (by === 'keys' || how === 'dropped') focusSoon(grid, booking.qtid)
  }
  const handle = useMoving({ axis, columns, now, onMove: props.onMove, onEnd })
  const { moving } = handle
  const stepOf = useCallback(
    (serviceId: number) => location.services.find((one) => one.id === serviceId)?.step,
    [location],
  )
  const onStuck = () => setSaid(t('cannotMove'))
  useDragBooking(grid, handle, stepOf)
  useMoveByKeys(grid, handle, { label: t('keys_move'), stepOf, onStuck })

  const qtid = moving?.booking.qtid
  useEffect(() => {
    const cell = qtid && cellOf(grid, qtid)
    if (!cell) return
    cell.dataset.isMoving = 'true'
    return () => {
      delete cell.dataset.isMoving
    }
  }, [grid, qtid])

  const name = moving
    ? visitorName(moving.booking) || words(moving.booking.isBlocked ? 'blockTitle' : 'title')
    : ''
  const isFirst =
    moving !== null && moving.target.startsAt === moving.booking.startsAt && moving.by === 'keys'
  const where = moving ? whereText(moving.target, moving.booking) : ''
  return (
    <>
      {createPortal(
        <output className="rinda-only-heard" aria-live="assertive">
          {moving ? (isFirst ? `${t('takenUp', { name })} ${where}` : where) : said}
        </output>,
        // Outside the grid, which may hold rows only.
        document.body,
      )}
      {moving && (
        <MoveGhost
          moving={moving}
          columns={columns}
          name={name}
          trouble={moving.target.trouble ? t(`trouble_${moving.target.trouble}`) : ''}
        />
      )}
    </>
  )
}

const cellOf = (grid: RefObject<HTMLElement | null>, qtid: string) =>
  grid.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(qtid)}"]`)

/** The booking may stand in another column now: it has the focus there. */
function focusSoon(grid: RefObject<HTMLElement | null>, qtid: string) {
  requestAnimationFrame(() => cellOf(grid, qtid)?.focus({ preventScroll: true }))
}
