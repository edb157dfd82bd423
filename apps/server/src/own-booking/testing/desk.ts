import type { DayPart } from '@rinda/domain/booking/earlier'
import { fromUtcDateTime, type Weekday, weekdays } from '@rinda/domain/time/zone'
import { internalCaller, systemCaller, visitorCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { createBoards } from '../../availability/boards/boards.ts'
import { createSettings } from '../../availability/settings.ts'
import { cancelBooking } from '../../bookings/act/cancel.ts'
import { createScheduled } from '../../bookings/book/create.ts'
import { randomIds } from '../../bookings/context.ts'
import { dueHolds } from '../../bookings/hold/expire.ts'
import { noBookingSystems } from '../../bookings/remote/context.ts'
import { createSeenBookings } from '../../bookings/seen-bookings.ts'
import { listEvents } from '../../changes/record-store.ts'
import { createWriter } from '../../changes/write.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { createCatchUp } from '../../stream/catch-up.ts'
import { dropChanged } from '../../stream/drop-changed.ts'
import { lockPlace, movePlace } from '../../stream/follower-store.ts'
import { createLocalSignal } from '../../stream/signal.ts'
import { openStreams } from '../../stream/streams.ts'
import { nobodyElsewhere } from '../../testing/boards.ts'
import { acceptEarlier } from '../earlier/accept.ts'
import { askEarlier } from '../earlier/ask.ts'
import { declineEarlier } from '../earlier/decline.ts'
import { noteLook } from '../earlier/note-look.ts'
import { createOffers } from '../earlier/offers.ts'
import { callRound } from '../earlier/round-store.ts'
import type { RoundContext } from '../earlier/rounds.ts'
import { stopEarlier } from '../earlier/stop.ts'
import { showOwnBooking } from '../show-booking.ts'

export type Visit = { qtid: string; token: string }
type Wanted = { weekdays?: Weekday[]; parts?: DayPart[]; isSameSpecialist?: boolean }

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A node at which the verbs are called by hand: what is due is done when a test says so, at a time that it sets. */
export async function openDesk(database: Pick<OpenDatabase, 'db' | 'kind'>, time: { now: Date }) {
  const { db } = database
  const fail = (error: unknown) => {
    throw error
  }
  const streams = await openStreams(db, createLocalSignal(), fail)
  const settings = createSettings(db, () => time.now, false)
  const publish = dropChanged(streams, { directory: { drop() {} }, settings })
  const catchUp = createCatchUp(db, streams, database.kind === 'embedded')
  const boards = createBoards({ db, settings, streams, catchUp, freeElsewhere: nobodyElsewhere })
  const { write, writeBySystem } = createWriter(db, publish)
  const lineFigures = { ofAll: async () => new Map() }
  const context: RoundContext = {
    ...{ db, settings, boards, write, writeBySystem, lineFigures, seen: createSeenBookings() },
    ...{ watchDueTime() {}, wakeOffers() {}, lockMinutes: 10, ids: randomIds, socketKey: undefined },
    bookingSystems: noBookingSystems,
  }
  const offers = createOffers(() => ({ ...context, clock: () => time.now }))
  const holds = dueHolds({ db, writeBySystem })
  const program = internalCaller({ session: '', ip: '' })
  const asked = ({ token }: Visit) => ({
    caller: visitorCaller(token, { session: 'page', ip: '198.51.100.7' }),
    request: null,
    now: time.now,
  })
  const scope = narrow(systemCaller.scope, 1)

  async function follow(): Promise<void> {
    const take = await offers.follower.load()
    await db.transaction().execute(async (tx) => {
      const { place } = await lockPlace(tx, scope, offers.follower.name)
      const events = await listEvents(tx, 1, place, 10_000)
      const last = events.at(-1)
      if (!last) return
      await take(tx, scope, events)
      await movePlace(tx, scope, offers.follower.name, last.seq)
    })
  }

  async function isDue(): Promise<boolean> {
    const dueAt = await offers.work.next()
    return dueAt !== null && dueAt <= time.now
  }

  return {
    db,
    /** Books service 1 of location 1 at a time (UTC) of a date, with a specialist unless it is said otherwise. */
    async book(date: string, utcTime: string, specialistId: number, more: object = {}): Promise<Visit> {
      const booked = await createScheduled(
        context,
        program,
        {
          ...{ locationId: 1, serviceId: 1, specialistId, startsAt: fromUtcDateTime(date, utcTime) },
          ...{ durationMinutes: null, firstName: 'Laima', lastName: 'K', email: 'laima@visitor.example' },
          ...{ phoneNumber: '20000001', phoneCountryCode: '371' },
          ...more,
        },
        null,
        time.now,
      )
      if (!booked.ok) throw new Error(JSON.stringify(booked.refusals))
      const { qtid, token } = booked.value.resource.attributes as Visit
      return { qtid, token }
    },
    cancel: (visit: Visit) =>
      cancelBooking(context, program, { name: visit, token: null, notes: {} }, null, time.now),
    ask: (visit: Visit, { isSameSpecialist = true, parts, weekdays: days }: Wanted = {}) =>
      askEarlier(context, asked(visit), {
        ...{ name: visit, isSameSpecialist, weekdays: days ?? [...weekdays] },
        parts: parts ?? ['morning', 'afternoon', 'evening'],
      }),
    stop: (visit: Visit) => stopEarlier(context, asked(visit), { name: visit }),
    accept: (visit: Visit, offer: string) => acceptEarlier(context, asked(visit), { name: visit, offer }),
    decline: (visit: Visit, offer: string) => declineEarlier(context, asked(visit), { name: visit, offer }),
    /** Does what is due: holds that are over end, and what is free is offered. */
    async settle(): Promise<void> {
      await holds.run(time.now)
      do {
        await follow()
        await offers.work.run(time.now)
      } while (await isDue())
    },
    /** Somebody looks at the page of their visit. */
    look: (visit: Visit) => noteLook(context, asked(visit).caller, visit, time.now),
    dropSettings: () => settings.dropAll(),
    call: () => callRound(db, scope, time.now),
    follow,
    offer: () => offers.work.run(time.now),
    expire: () => holds.run(time.now),
    async shown(visit: Visit) {
      const shown = await showOwnBooking(context, asked(visit).caller, visit, time.now)
      if (!shown.ok) throw new Error('the booking is not there')
      return shown.value.attributes
    },
    close: () => streams.close(),
  }
}
