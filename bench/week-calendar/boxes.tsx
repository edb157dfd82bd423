import type { Booking } from '@rinda/client/bookings/booking-view'
import { type CSSProperties, memo, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Contestant, titleOf } from './contestant.ts'
import type { World } from './world.ts'

type BoxProps = { day: number; from: number; span: number; left: number; width: number; text: string }

/** The least that can be seen of a booking: a box at its place with its words. */
const Box = memo(function Box({ day, from, span, left, width, text }: BoxProps) {
  const style: CSSProperties = {
    position: 'absolute',
    left: `${((day + left) * 100) / 7}%`,
    width: `${(width * 100) / 7}%`,
    top: from,
    height: span,
    overflow: 'hidden',
  }
  return <div style={style}>{text}</div>
})

function placeOf({ startsAt, durationMinutes }: Booking, world: World) {
  const minutes = startsAt - world.span.from
  return { day: Math.floor(minutes / 1440), from: (minutes % 1440) - 480, span: durationMinutes }
}

function Each({ bookings, world }: { bookings: readonly Booking[]; world: World }) {
  const width = 1 / (world.location.specialists.length + 1)
  return bookings.map((booking) => (
    <Box
      key={booking.qtid}
      {...placeOf(booking, world)}
      left={((booking.specialistId ?? 1) - 1) * width}
      width={width}
      text={titleOf(booking)}
    />
  ))
}

/**
 * Draws the bookings of one time in one box that says how many: half hours at the left, hours at the right.
 */
function Grouped({ bookings, world }: { bookings: readonly Booking[]; world: World }) {
  const groups = useMemo(() => {
    const found = new Map<string, { first: Booking; count: number }>()
    for (const first of bookings) {
      const key = `${first.startsAt} ${first.durationMinutes}`
      const group = found.get(key)
      if (group) group.count++
      else found.set(key, { first, count: 1 })
    }
    return [...found]
  }, [bookings])
  return groups.map(([key, { first, count }]) => (
    <Box
      key={key}
      {...placeOf(first, world)}
      left={first.durationMinutes === 30 ? 0 : 0.5}
      width={0.5}
      text={`${count} bookings`}
    />
  ))
}

const boxes = (name: string, Shown: typeof Each): Contestant => ({
  name,
  mount: (place, world) => {
    let add: (booking: Booking) => void = () => undefined
    function Week() {
      const [bookings, setBookings] = useState(world.bookings)
      add = (booking) => setBookings((before) => [...before, booking])
      return <Shown bookings={bookings} world={world} />
    }
    const root = createRoot(place)
    flushSync(() => root.render(<Week />))
    return { change: (booking) => add(booking), unmount: () => root.unmount() }
  },
})

export const boxesEach = boxes('bare React boxes, one each', Each)
export const boxesGrouped = boxes('bare React boxes, one a time', Grouped)
