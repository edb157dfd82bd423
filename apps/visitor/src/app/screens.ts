import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Screen = {
  readonly path: string
  /** Shows what the address names: `id` where that is a number, `name` as it stands there. */
  readonly Screen: LazyExoticComponent<ComponentType<{ id: number; name: string }>>
}

/** The screens by their paths below `/visit`; each is a file of its own, which comes with its page. */
export const screens: readonly Screen[] = [
  { path: '/location/:id', Screen: lazy(() => import('../screens/location.tsx')) },
  { path: '/book/:id', Screen: lazy(() => import('../screens/book.tsx')) },
  { path: '/ticket/:id', Screen: lazy(() => import('../screens/ticket.tsx')) },
  { path: '/bookings', Screen: lazy(() => import('../screens/bookings.tsx')) },
  { path: '/booking/:id', Screen: lazy(() => import('../screens/booking.tsx')) },
  { path: '/opt-out/:id', Screen: lazy(() => import('../screens/opt-out.tsx')) },
  { path: '/display/:id', Screen: lazy(() => import('../screens/display.tsx')) },
  { path: '/paper/:id', Screen: lazy(() => import('../screens/paper.tsx')) },
  { path: '/widget/:kind/:id', Screen: lazy(() => import('../screens/widget.tsx')) },
  { path: '/widget-demo', Screen: lazy(() => import('../screens/widget-demo.tsx')) },
  { path: '/kiosk/:id', Screen: lazy(() => import('../screens/kiosk.tsx')) },
]
