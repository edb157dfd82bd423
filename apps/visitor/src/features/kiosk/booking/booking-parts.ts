import { openLine } from '../../../bookings/open-line.ts'
import { BookInstead } from './book-instead.tsx'
import { BookingSteps } from './booking-steps.tsx'
import { NextTimes } from './next-times.tsx'

/** Screens and the line of appointments at a kiosk: most visitors never need them, so they are a file of their own. */
export const bookingParts = { BookInstead, BookingSteps, NextTimes, openLine }
