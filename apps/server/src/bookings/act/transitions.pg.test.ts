import { type BookingStatus, bookingStatuses } from '@rinda/domain/booking/status'
import { type BookingAct, transition } from '@rinda/domain/booking/transitions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows } from '../../testing/invariants.ts'
import {
  attributesOf,
  book,
  codeOf,
  lock,
  morning,
  putInto,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

type Named = { qtid: string; token: string }

let world: World
let person: SignedInPerson
let portal: TestPortal
let free = 0

beforeAll(async () => {
  world = await startWorld({ now: morning })
  person = await world.signIn('anna@rinda.example')
  portal = await world.connect(person)
})
afterAll(() => world.close())

/** A slot that no other test here touches. */
function nextSlot() {
  free += 1
  const day = 3 + Math.floor(free / 20)
  return slotAt(
    `${String(8 + Math.floor((free % 20) / 2)).padStart(2, '0')}:${free % 2 === 0 ? '00' : '30'}`,
    {
      date: `2026-12-${String(day).padStart(2, '0')}`,
    },
  )
}

async function bookingIn(status: BookingStatus): Promise<Named> {
  const made = await book(portal, nextSlot())
  await putInto(world, made, status)
  return made
}

/** Every act that the portal can ask for, as it is asked for. */
const acts: Partial<Record<BookingAct, (booking: Named) => Promise<string>>> = {
  schedule: async (booking) => outcome(await portal.ask('schedule_booking', { ...booking, ...visitor })),
  unlock: async (booking) => outcome(await portal.ask('unlock_booking', booking)),
  cancel: async (booking) => outcome(await portal.ask('cancel_booking', booking)),
  reschedule: async (booking) => {
    const held = await lock(portal, nextSlot())
    const reply = await portal.ask('reschedule_booking', {
      ...booking,
      lockedQtid: held.qtid,
      lockedToken: held.token,
    })
    if (reply.type.endsWith('_FAILED')) {
      expect((await rowOf(world, held)).status).toBe('locked')
      return String(codeOf(reply))
    }
    return (await rowOf(world, booking)).status
  },
}

function outcome(reply: { type: string; data: Record<string, unknown> }): string {
  return reply.type.endsWith('_FAILED') ? String(reply.data.code) : attributesOf(reply).status
}

const overSocket = Object.entries(acts).flatMap(([act, run]) =>
  bookingStatuses.map((status) => [act as BookingAct, status, run] as const),
)

describe('over the socket, as the table of transitions says', () => {
  it.each(overSocket)('%s when %s', async (act, status, run) => {
    const booking = await bookingIn(status)
    const before = await rowOf(world, booking)
    const expected = transition(act, status)
    expect(await run(booking)).toBe(expected ?? 'wrong_state')
    const after = await rowOf(world, booking)
    if (expected) expect(after).toMatchObject({ status: expected, expire_at: null })
    else expect(after).toEqual(before)
  })
})

const wanted: [BookingStatus, BookingAct][] = [
  ['scheduled', 'schedule'],
  ['canceled', 'cancel'],
  ['unlocked', 'unlock'],
  ['verified', 'verify'],
  ['confirmed', 'confirm'],
]
const overHttp = bookingStatuses.flatMap((to) =>
  bookingStatuses.filter((from) => from !== to).map((from) => [from, to] as const),
)

describe('over HTTP a change of status is checked as a transition', () => {
  it.each(overHttp)('from %s to %s', async (from, to) => {
    const booking = await bookingIn(from)
    const customer = {
      first_name: 'Laima',
      last_name: 'K',
      phone_number: '20000001',
      phone_country_code: '371',
    }
    await world.db
      .updateTable('bookings')
      .set({ verification_code: '123456' })
      .where('qtid', '=', booking.qtid)
      .execute()
    const counted = await countRows(world)
    const answer = await call(world, `PATCH /api/bookings/${booking.qtid}`, {
      as: person,
      body: { booking: { status: to, code: '123456', ...(to === 'scheduled' ? customer : {}) } },
    })
    const act = wanted.find(([status]) => status === to)?.[1]
    const isAllowed = act !== undefined && transition(act, from) === to
    expect(answer.status).toBe(isAllowed ? 200 : 409)
    if (isAllowed) {
      expect(answer.body.data.attributes.status).toBe(to)
    } else {
      expect(answer.body.errors).toMatchObject([
        { code: 'wrong_state', source: { pointer: '/booking/status' } },
      ])
      expect(await countRows(world)).toEqual(counted)
    }
  })
})
