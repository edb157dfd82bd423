/** Parts that the day calendar puts into itself as soon as it stands, in one file. */
export { DragBooking } from '../../features/drag-booking/drag-booking.tsx'
export { DaySheet } from '../../features/print-day/day-sheet.tsx'
