import type { Location } from '@rinda/client/set-up/locations'
import { latePart } from '@rinda/live/late-part'
import { type ReactNode, Suspense, useCallback } from 'react'
import type { MoveGrid } from '../../calendar/move-target.ts'
import { useMoveBooking } from '../../features/move-booking/use-move-booking.ts'
import { useWhenOnline } from '../../session/use-when-online.ts'

const DragBooking = latePart(async () => (await import('./calendar-parts.ts')).DragBooking)

/** Makes the layer in the grid of a calendar by which bookings are moved there, by pointer or by keys. */
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
