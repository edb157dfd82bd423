import type { Location } from '@rinda/client/set-up/locations'
import type { Screen, ServiceConfigTab } from '@rinda/domain/access/screen'
import type { WayIn } from '@rinda/domain/set-up/field'

/** Ways in which visitors come to some locations: with an appointment, or by standing in a line. */
export type WaysIn = { readonly areAppointments: boolean; readonly isLine: boolean }

/** Tells the ways of a person's locations; where none is set up yet, both are open. */
export function waysInOf(locations: readonly Pick<Location, 'isBmsActive' | 'isQmsActive'>[]): WaysIn {
  const areAppointments = locations.some(({ isBmsActive }) => isBmsActive)
  const isLine = locations.some(({ isQmsActive }) => isQmsActive)
  return areAppointments || isLine ? { areAppointments, isLine } : { areAppointments: true, isLine: true }
}

/** Screens that are about appointments alone: who is booked, when, and what is booked. */
const ofAppointments: ReadonlySet<Screen> = new Set([
  'bookings',
  'calendar',
  'list',
  'overview',
  'issues',
  'specialists',
  'service-times',
])

/** Tells whether a screen is of use where visitors come in these ways. */
export function isOfUse(screen: Screen, { areAppointments }: WaysIn): boolean {
  return areAppointments || !ofAppointments.has(screen)
}

/** Tells whether a tab of the services' set-up is of use: a line knows no booking periods and no specialists, but prices. */
export function isTabOfUse(tab: ServiceConfigTab, { areAppointments }: WaysIn): boolean {
  return areAppointments || tab === 'prices'
}

/** Tells whether something that serves one way, or none in particular, is of use where visitors come in these ways. */
export function servesWays(way: WayIn | undefined, { areAppointments, isLine }: WaysIn): boolean {
  return way === undefined || (way === 'line' ? isLine : areAppointments)
}
