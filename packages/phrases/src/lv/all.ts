import { booking } from './bookings/booking.ts'
import { calendar } from './bookings/calendar.ts'
import { shell } from './shell.ts'

export const lv = { booking, calendar, shell } as const
