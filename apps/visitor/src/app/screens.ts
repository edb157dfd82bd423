import type { ComponentType } from 'react'
import { latePart } from '../session/words/late-part.tsx'

type Screen = {
  readonly path: string | RegExp
  /** Shows what the address names: `id` where that is a number (else NaN), `name` as it stands there. */
  readonly Screen: ComponentType<ScreenProps>
}
type ScreenProps = { id: number; name: string }
type Loaded = Promise<{ default: ComponentType<ScreenProps> }>

/** The screens by their paths below `/visit`; each is a file of its own, which comes with its page and its texts. */
export const screens: readonly Screen[] = [
  screen('/location/:id', () => import('../screens/location.tsx')),
  screen('/book/:id', () => import('../screens/book.tsx'), 'book'),
  screen('/ticket/:id', () => import('../screens/ticket.tsx'), 'ticket'),
  screen('/bookings', () => import('../screens/bookings.tsx'), 'bookingList'),
  screen('/booking/:id', () => import('../screens/booking.tsx'), 'ownBooking'),
  screen('/rehearsal-pay/:id', () => import('../screens/rehearse-payment.tsx'), 'payment'),
  screen('/b', () => import('../screens/short-link.tsx'), 'ownBooking'),
  screen('/opt-out/:id', () => import('../screens/opt-out.tsx'), 'optOut'),
  screen('/display/:id', () => import('../screens/display.tsx')),
  screen('/paper/:id', () => import('../screens/paper.tsx')),
  screen('/widget/:kind/:id', () => import('../screens/widget.tsx'), 'widget', 'book', 'ownBooking'),
  screen('/widget-demo', () => import('../screens/widget-demo.tsx'), 'widgetDemo'),
  screen('/kiosk/:id', () => import('../screens/kiosk.tsx'), 'kiosk'),
  // The server writes these two; while it cannot be reached, something of them stands there.
  screen(/^\/(\d+\/?)?$/, () => import('../screens/home.tsx'), 'kept'),
]

function screen(path: Screen['path'], load: () => Loaded, ...texts: Parameters<typeof latePart>[1]): Screen {
  return { path, Screen: latePart(async () => (await load()).default, texts) }
}
