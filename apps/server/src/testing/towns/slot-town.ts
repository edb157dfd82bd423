import type { Occupancy, Resource, Slot } from '@rinda/domain/availability/day-board'
import type { OfferRules } from '@rinda/domain/availability/offer'
import { referenceSlots } from '@rinda/domain/availability/reference-slots'
import type { Absence, WorkingTime, WorkingWeek } from '@rinda/domain/availability/working-time'
import type { BookingTime } from '@rinda/domain/hours/opening-hours'
import { sql } from 'kysely'
import type { TestPortal } from '../clients/test-portal.ts'
import { visitor } from './bookings.ts'
import { openingHours } from './town.ts'
import { startWorld, type World } from './world.ts'

export const zone = 'Europe/Riga'
const now = new Date('2026-10-01T08:10:00Z')
/** Today, the days on which Riga's clocks change, a short day, a closed one, an ordinary one. */
export const days = ['2026-10-01', '2026-10-25', '2027-03-28', '2026-12-24', '2026-12-25', '2026-11-18']
const specials = [{ day: '2026-12-24', from: '09:00', till: '15:00' }, { day: '2026-12-25' }]
/** The second location is open all night on Sundays, so that its day has the hour that is missing and the one that comes twice. */
const nightHours = { ...openingHours, sunday: { from: '00:00', till: '12:00' } }
const bookingTimes: BookingTime[] = [
  { day: 'sunday', from: '01:00', till: '08:00' },
  { day: '2026-11-18', from: '10:00', till: '12:00' },
  { day: '2026-11-18', from: '14:00', till: '16:30' },
]
/** Six months from today, as on every installation that is not the real one. */
const range = { from: '2026-10-01', till: '2027-04-01' }

export type Offered = {
  id: number
  location: number
  minutes: number
  resources: Resource[]
  times: BookingTime[]
}
export type Held = Occupancy & { location: number }

/** The second specialist works in the mornings, and on Sundays at night too; the third is away around a change of clocks and an ordinary day. */
const week: WorkingWeek = {
  sunday: [
    { from: '02:30', till: '03:30' },
    { from: '08:00', till: '12:00' },
  ],
  wednesday: [{ from: '08:00', till: '13:10' }],
  thursday: [{ from: '08:00', till: '13:00' }],
}
const absences: Absence[] = [
  { fromDate: '2026-10-24', fromTime: null, tillDate: '2026-10-25', tillTime: '11:15', note: '' },
  { fromDate: '2026-11-18', fromTime: '15:00', tillDate: '2026-11-20', tillTime: null, note: '' },
]
const work: ReadonlyMap<number, WorkingTime> = new Map([
  [2, { week, absences: [] }],
  [3, { week: null, absences }],
])

export const specialist = (id: number): Resource => {
  const own = work.get(id)
  return { kind: 'specialist', id, lanes: 1, ...(own ? { work: own } : {}) }
}
export const consultation: Offered = {
  id: 1,
  location: 1,
  minutes: 30,
  resources: [1, 2, 3].map(specialist),
  times: [],
}
const desk: Offered = {
  id: 2,
  location: 1,
  minutes: 20,
  resources: [{ kind: 'service', id: 2, lanes: 4 }],
  times: [],
}
const elsewhere: Offered = {
  id: 4,
  location: 2,
  minutes: 30,
  resources: [specialist(1)],
  times: bookingTimes,
}
export const services = [consultation, desk, elsewhere]

/** A world with odd days, in which much is booked, always the same. */
export async function startSlotTown(): Promise<{ world: World; portal: TestPortal; held: Held[] }> {
  const world = await startWorld({ now })
  const { db } = world
  const config = JSON.stringify({ special_times: specials })
  await db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  const opening_hours = JSON.stringify(nightHours)
  await db.updateTable('locations').set({ opening_hours }).where('location_id', '=', 2).execute()
  const times = JSON.stringify({ booking_times: bookingTimes })
  await db.updateTable('services').set({ config: times }).where('service_id', '=', 4).execute()
  const working_hours = JSON.stringify(week)
  await db.updateTable('specialists').set({ working_hours }).where('specialist_id', '=', 2).execute()
  for (const { fromDate, fromTime, tillDate, tillTime } of absences) {
    const ends = { from_date: fromDate, from_time: fromTime, till_date: tillDate, till_time: tillTime }
    await db
      .insertInto('specialist_absences')
      .values({ company_id: 1, specialist_id: 3, ...ends })
      .execute()
  }
  await world.restart()
  const portal = await world.connect(await world.signIn('anna@rinda.example'))
  await fill(portal)
  return { world, portal, held: await listHeld(world) }
}

async function fill(portal: TestPortal): Promise<void> {
  let seed = 7
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((seed / 2 ** 31) * most)
  }
  for (let input = 0; input < 150; input += 1) {
    const { id: serviceId, location: locationId } = services[below(3)] ?? consultation
    const time = new Date(below(144) * 600_000).toISOString().slice(11, 16)
    const ask = { locationId, serviceId, date: days[below(days.length)], time, ...visitor }
    await portal.ask('schedule_booking', { ...ask, ...(below(2) ? { duration: 60 } : {}) })
  }
}

async function listHeld({ db }: World): Promise<Held[]> {
  const minutes = (bound: string) => sql.raw(`(extract(epoch FROM ${bound}(o.during)) / 60)::integer`)
  const { rows } = await sql<Held>`
    SELECT o.resource_kind AS kind, o.resource_id AS id, o.lane, ${minutes('lower')} AS "from", ${minutes('upper')} AS till,
      b.location_id AS location FROM occupancies o JOIN bookings b USING (company_id, booking_id)`.execute(db)
  return rows
}

/** Gives the slots that the slow reference offers staff on a day of this town. */
export function expectedSlots(
  held: readonly Held[],
  date: string,
  service: Offered,
  resources: readonly Resource[],
  step = service.minutes,
): Slot[] {
  const isFirst = service.location === 1
  const rules: OfferRules = {
    hours: { zone, week: isFirst ? openingHours : nightHours, specials: isFirst ? specials : [] },
    bookingTimes: service.times,
    range,
    stepMinutes: step,
    durationMinutes: step,
  }
  const notBefore = Math.floor(now.getTime() / 60_000) - step + 1
  return referenceSlots({ rules, date, resources, occupancies: held, notBefore })
}
