import type { Booking } from '@rinda/client/bookings/booking-view'
import type { World } from './world.ts'

export type Mounted = { change: (coming: Booking) => void; unmount: () => void }

/** A week calendar that is measured: put into a place with all of a week, then told of one booking more. */
export type Contestant = { name: string; mount: (place: HTMLElement, world: World) => Mounted }

export const dateOf = (at: number) => new Date(at * 60_000)
export const titleOf = ({ firstName, lastName }: Booking) => `${firstName} ${lastName}`
