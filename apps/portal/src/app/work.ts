/** The frame of a signed-in person and the screen that most begin with: nobody needs them to sign in. */
export { BookingsScreen } from '../screens/bookings/day/bookings.tsx'
export { Shell } from './shell/shell.tsx'
