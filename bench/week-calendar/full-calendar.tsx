import FullCalendar, { type CalendarRef } from '@fullcalendar/react'
import '@fullcalendar/react/skeleton.css'
import classicTheme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/palette.css'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import type { Booking } from '@rinda/client/bookings/booking-view'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type Contestant, dateOf, titleOf } from './contestant.ts'
import { monday } from './world.ts'

const eventOf = (booking: Booking) => ({
  ...{ id: booking.qtid, title: titleOf(booking) },
  ...{ start: dateOf(booking.startsAt), end: dateOf(booking.endsAt) },
})

/** As it comes, and with the rest of a time behind a link, which spares it most of its boxes. */
export const fullCalendar = (name: string, most: { eventMaxStack?: number }): Contestant => ({
  name,
  mount: (place, world) => {
    let calendar: CalendarRef | null = null
    const root = createRoot(place)
    flushSync(() =>
      root.render(
        <FullCalendar
          ref={(made) => {
            calendar = made
          }}
          plugins={[timeGrid, classicTheme]}
          initialView="timeGridWeek"
          initialDate={monday}
          firstDay={1}
          headerToolbar={false}
          allDaySlot={false}
          slotMinTime="08:00:00"
          slotMaxTime="21:00:00"
          height="100%"
          events={world.bookings.map(eventOf)}
          {...most}
        />,
      ),
    )
    return {
      change: (booking) => calendar?.getApi().addEvent(eventOf(booking)),
      unmount: () => root.unmount(),
    }
  },
})
