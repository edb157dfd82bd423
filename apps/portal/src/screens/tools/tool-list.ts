import { linkOptions } from '@tanstack/react-router'
import { monitorPages } from './monitor-pages.ts'

/** The tools, in the order in which they are shown. */
export const tools = [
  { name: 'bookings', link: linkOptions({ to: '/tools/bookings' }) },
  { name: 'messages', link: linkOptions({ to: '/tools/messages' }) },
  { name: 'health', link: linkOptions({ to: '/tools/health' }) },
  { name: 'slots', link: linkOptions({ to: '/tools/sandbox2' }) },
  { name: 'sandbox', link: linkOptions({ to: '/tools/sandbox' }) },
  {
    name: 'monitor',
    link: linkOptions({ to: '/tools/monitor/$page', params: { page: monitorPages.tickets } }),
  },
] as const
export type Tool = (typeof tools)[number]['name']
