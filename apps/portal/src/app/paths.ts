import { loginPath } from '../session/sign-in-path.ts'
import { workPaths } from '../session/work-paths.ts'

/** Every path of the portal. */
export const paths = {
  root: '/',
  loading: '/loading',
  login: loginPath,
  bookings: workPaths.bookings,
} as const
