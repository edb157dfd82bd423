import { type RefObject, useEffect } from 'react'
import { moveStep, stepFrom } from '../../calendar/move-target.ts'
import { useKeys } from '../../session/keys.ts'
import type { useMoving } from './use-moving.ts'

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** `m` takes up the booking that has the focus; arrows lead it, Enter puts it down, Escape leaves it where it was. */
export function useMoveByKeys(
  grid: RefObject<HTMLElement | null>,
  { latest, start, lead, end, drop }: ReturnType<typeof useMoving>,
  {
    label,
    stepOf,
    onStuck,
  }: { label: string; stepOf: (serviceId: number) => number | undefined; onStuck: () => void },
) {
  useKeys([
    {
      key: 'm',
      label,
      run: () => {
        const { activeElement } = document
        const cell =
          grid.current?.contains(activeElement) &&
          activeElement?.closest<HTMLElement>('[data-cell][data-state]')
        if (cell && !start(cell.dataset.cell ?? '', 'keys')) onStuck()
      },
    },
  ])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { moving, columns, axis, now } = latest.current
      if (moving?.by !== 'keys') return
      // Until it is put down, the keys belong to the booking.
      if (event.key === 'Tab') return end('ended')
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') end('ended')
      else if (event.key === 'Enter' || event.key === ' ') drop()
      else if (arrows.includes(event.key)) {
        const step = moveStep(stepOf(moving.booking.serviceId))
        lead(stepFrom(axis, columns, moving.booking, moving.target, event.key, { step, now }))
      }
    }
    const leave = () => {
      if (latest.current.moving?.by === 'keys') end('ended')
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', leave)
    }
  }, [latest, lead, end, drop, stepOf])
}
