import type { RequestInput, RequestType } from '@rinda/contract/booking/requests'
import { book, lock, visitor } from '../towns/bookings.ts'
import type { World } from '../towns/world.ts'
import type { TestPortal } from './test-portal.ts'

/** Place of the objects of sample requests. `specialistIds`: those of the service, none when it has none. */
export type SamplePlace = {
  companyId: number
  locationId: number
  serviceId: number
  specialistIds: readonly number[]
}
type Named = { qtid: string; token: string }

/** Makes the bookings that sample requests are about, as somebody who may. */
export type SampleMaker = {
  place: SamplePlace
  /** A slot that nothing else is in. */
  slot(): { locationId: number; serviceId: number; specialistId: number | null; date: string; time: string }
  booked(): Promise<Named>
  held(): Promise<Named>
  /** A booking whose visitor was served. */
  served(): Promise<Named>
  /** A booking that waits to be approved. */
  waiting(): Promise<Named>
  /** A booking of a series. */
  repeated(series: object): Promise<Named>
  /** A hold whose visitor was sent a code. */
  coded(): Promise<Named & { code: string }>
}

export function sampleMaker(world: World, owner: TestPortal, place: SamplePlace): SampleMaker {
  let made = 0
  const perDay = 12
  const lanes = Math.max(place.specialistIds.length, 1)
  const set = async (
    named: Named,
    columns: { approval?: 'pending'; verification_code?: string; served_at?: Date },
  ) => {
    await world.db.updateTable('bookings').set(columns).where('qtid', '=', named.qtid).execute()
    return named
  }
  const maker: SampleMaker = {
    place,
    slot() {
      made += 1
      const nth = Math.floor(made / lanes)
      const [day, hour] = [3 + Math.floor(nth / perDay), 7 + (nth % perDay)].map((n) =>
        String(n).padStart(2, '0'),
      )
      return {
        locationId: place.locationId,
        serviceId: place.serviceId,
        specialistId: place.specialistIds[made % lanes] ?? null,
        date: `2026-12-${day}`,
        time: `${hour}:00`,
      }
    },
    booked: () => book(owner, maker.slot()),
    held: () => lock(owner, maker.slot()),
    served: async () => await set(await maker.booked(), { served_at: world.time.now }),
    waiting: async () => await set(await maker.booked(), { approval: 'pending' }),
    async repeated(series) {
      const reply = await owner.ask('schedule_series', series)
      const [first] = reply.data.data as { attributes: Named }[]
      if (!first) throw new Error(`refused: ${JSON.stringify(reply.data)}`)
      const { qtid, token } = first.attributes
      return { qtid, token }
    },
    async coded() {
      const code = '123456'
      return { ...(await set(await maker.held(), { verification_code: code })), code }
    },
  }
  return maker
}

/** Customer fields that visitors send from any page. */
const customer = { ...visitor, email: 'laima@visitor.example' }
/** A day on which nothing is booked, and the days on which bookings are made. */
const [quietDay, firstDay] = ['2026-12-31', '2026-12-02']

/** Something that repeats, for now on one day. */
function seriesOf(make: SampleMaker) {
  const slot = make.slot()
  const repeat = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: slot.date }
  return { ...slot, ...customer, repeat }
}

/** For every request type of the booking socket one that makes sense, whoever sends it: what is refused is refused for who it is. */
export const sampleRequests: {
  [Type in RequestType]: (make: SampleMaker) => Promise<RequestInput<Type>>
} = {
  get_bookings: async ({ place }) => ({ locationId: place.locationId, date: firstDay, days: 28 }),
  get_slots: async ({ place: { locationId, serviceId } }) => ({
    locationId,
    serviceId,
    date: quietDay,
    days: 1,
  }),
  get_day_sheet: async ({ place: { locationId } }) => ({ locationId, date: quietDay }),
  why_not_free: async ({ place: { locationId, serviceId } }) => ({
    locationId,
    serviceId,
    date: quietDay,
    time: '03:00',
  }),
  get_attention: async (make) => {
    await make.waiting()
    return { locationId: make.place.locationId, date: firstDay, days: 28 }
  },
  find_bookings: async (make) => {
    await make.booked()
    return { query: visitor.lastName }
  },
  find_known_visitors: async (make) => {
    await make.booked()
    return { locationId: make.place.locationId, by: 'name', query: visitor.lastName }
  },
  get_changes: async ({ place: { companyId } }) => ({ since: 0, companyId }),
  lock_booking: async (make) => make.slot(),
  schedule_booking: async (make) => ({ ...(await make.held()), ...customer }),
  cancel_booking: async (make) => ({ ...(await make.booked()), notes: 'Fell ill' }),
  unlock_booking: (make) => make.held(),
  prolong_booking: (make) => make.held(),
  verify_booking: (make) => make.coded(),
  reschedule_booking: async (make) => {
    const { qtid: lockedQtid, token: lockedToken } = await make.held()
    return { ...(await make.booked()), lockedQtid, lockedToken }
  },
  move_booking: async (make) => {
    const { date, time, specialistId } = make.slot()
    return { ...(await make.booked()), date, time, specialistId }
  },
  accept_booking: (make) => make.waiting(),
  decline_booking: (make) => make.waiting(),
  serve_booking: async (make) => ({ qtid: (await make.served()).qtid }),
  preview_series: async ({ place: { locationId, serviceId } }) => ({
    ...{ locationId, serviceId, date: quietDay, time: '10:00' },
    repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until: quietDay },
  }),
  schedule_series: async (make) => seriesOf(make),
  cancel_series: async (make) => ({ ...(await make.repeated(seriesOf(make))), scope: 'all' }),
  preview_block: async ({ place: { locationId, serviceId } }) => ({
    locationId,
    serviceId,
    date: quietDay,
    time: '10:00',
    duration: 60,
  }),
}

/** Requests that mean something else by what they leave out. Each begins with its type. */
export const sampleVariants: Readonly<Record<string, (make: SampleMaker) => Promise<object>>> = {
  'get_bookings everywhere': async () => ({ date: firstDay, days: 28 }),
  'get_attention everywhere': async (make) => {
    await make.waiting()
    return {}
  },
  'schedule_booking at once': async (make) => ({ ...make.slot(), ...customer }),
  'verify_booking for a code': async (make) => ({ ...(await make.held()), email: customer.email }),
}
