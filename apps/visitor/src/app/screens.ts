import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

type Screen = {
  readonly path: string
  readonly Screen: LazyExoticComponent<ComponentType<{ id: number }>>
}

/** The screens by their paths below `/visit`; each is a file of its own, which comes with its page. */
export const screens: readonly Screen[] = [
  { path: '/location/:id', Screen: lazy(() => import('../screens/location.tsx')) },
  { path: '/ticket/:id', Screen: lazy(() => import('../screens/ticket.tsx')) },
  { path: '/display/:id', Screen: lazy(() => import('../screens/display.tsx')) },
  { path: '/paper/:id', Screen: lazy(() => import('../screens/paper.tsx')) },
  { path: '/kiosk/:id', Screen: lazy(() => import('../screens/kiosk.tsx')) },
]
