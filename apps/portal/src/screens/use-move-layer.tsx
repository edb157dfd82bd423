import type { Location } from '@rinda/client/set-up/locations'
import { type ReactNode, Suspense, useCallback } from 'react'
import type { MoveGrid } from '../calendar/move-target.ts'
import { useMoveBooking } from '../features/move-booking/use-move-booking.ts'
import { latePart } from '../session/late-part.tsx'
import { useWhenOnline } from '../session/use-when-online.ts'

const DragBooking = latePart(
  async () => (await import('../features/drag-booking/drag-booking.tsx')).DragBooking,
)

/** What lies in the grid of a calendar so that its bookings can be moved there, by hand or by keys. */
export function useMoveLayer(location: Location): (grid: MoveGrid) => ReactNode {
  const move = useMoveBooking()
  const whenOnline = useWhenOnline()
  return useCallback(
    (grid) => (
      <Suspense>
        <DragBooking
          {...grid}
          location={location}
          onMove={(booking, to) => whenOnline(() => void move(booking, to))}
        />
      </Suspense>
    ),
    [location, move, whenOnline],
  )
}
