import type { Booking } from '@rinda/client/bookings/booking-view'
import { useState } from 'react'
import { Calendar, DateLocalizer } from 'react-big-calendar'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Contestant, dateOf, titleOf } from './contestant.ts'
import { monday, type World } from './world.ts'

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', weekday: 'short' })
const localizer = new DateLocalizer({
  firstOfWeek: () => 1,
  format: (value: Date, format: unknown) => (format === 'time' ? time : day).format(value),
  formats: {
    timeGutterFormat: 'time',
    dayFormat: 'day',
    eventTimeRangeFormat: ({ start, end }: { start: Date; end: Date }) =>
      `${time.format(start)}–${time.format(end)}`,
    selectRangeFormat: () => '',
    dayRangeHeaderFormat: () => '',
    eventTimeRangeStartFormat: ({ start }: { start: Date }) => time.format(start),
    eventTimeRangeEndFormat: ({ end }: { end: Date }) => time.format(end),
  },
  propType: () => null,
} as unknown as ConstructorParameters<typeof DateLocalizer>[0])

const eventOf = (booking: Booking) => ({
  ...{ id: booking.qtid, title: titleOf(booking) },
  ...{ start: dateOf(booking.startsAt), end: dateOf(booking.endsAt) },
})
const nothing = () => undefined
const [date, from, till] = [monday, `${monday}T08:00`, `${monday}T21:00`].map((at) => new Date(at))

export const bigCalendar: Contestant = {
  name: 'react-big-calendar',
  mount: (place, world) => {
    let add: (booking: Booking) => void = nothing
    const root = createRoot(place)
    flushSync(() => root.render(<Week world={world} listen={(heard) => (add = heard)} />))
    return { change: (booking) => add(booking), unmount: () => root.unmount() }
  },
}

function Week(props: { world: World; listen: (heard: (booking: Booking) => void) => void }) {
  const [events, setEvents] = useState(() => props.world.bookings.map(eventOf))
  props.listen((booking) => setEvents((before) => [...before, eventOf(booking)]))
  return (
    <Calendar
      localizer={localizer}
      events={events}
      view="week"
      onView={nothing}
      {...(date && from && till ? { date, min: from, max: till } : {})}
      onNavigate={nothing}
      toolbar={false}
      style={{ height: '100%' }}
    />
  )
}
