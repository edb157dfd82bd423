import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, call, codesOf, internalKey } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import {
  about,
  attributesOf,
  book,
  morning,
  putInto,
  rowOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Confirming a booking over HTTP; from which statuses it may be done stands in transitions.pg.test.ts. */

let world: World
let anna: SignedInPerson
let portal: TestPortal
let hour = 8

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
})
afterAll(() => world.close())

async function booked() {
  hour += 1
  const slot = slotAt(`${String(hour).padStart(2, '0')}:00`)
  return await book(portal, slot, { email: 'laima@visitor.example', notes: { description: 'knee' } })
}

const confirm = (qtid: string, more: Call = {}, booking: object = {}, query = '') =>
  call(world, `PATCH /api/bookings/${qtid}${query}`, {
    ...more,
    body: { booking: { status: 'confirmed', ...booking } },
  })

describe('confirming', () => {
  it.each(['portal', 'internal', 'visitor'] as const)(
    'by %s is kept, logged, remembered and told',
    async (who) => {
      const named = await booked()
      const query = who === 'visitor' ? `?token=${named.token}` : ''
      const as = who === 'visitor' ? {} : { as: who === 'portal' ? anna : ('internal' as const) }
      const answer = await confirm(named.qtid, as, {}, query)
      expect([answer.status, answer.body.data.attributes.status]).toEqual([200, 'confirmed'])

      const by = who === 'portal' ? 'anna@rinda.example' : who
      const row = await rowOf(world, named)
      expect(row.log.at(-1)).toMatchObject({ act: 'confirm', by, status: 'confirmed' })
      const audit = await world.db
        .selectFrom('audit')
        .selectAll()
        .where('object_id', '=', String(row.booking_id))
        .orderBy('audit_id', 'desc')
        .executeTakeFirstOrThrow()
      expect(audit).toMatchObject({ action: 'booking.confirm', actor: by, after: { status: 'confirmed' } })
      const told = await portal.hears(about('booking_confirmed', named))
      expect(attributesOf(told)).toMatchObject({ status: 'confirmed', notes: { description: 'knee' } })
    },
  )

  it('keeps its time, and changes no slot of visitors’ pages', async () => {
    const named = await booked()
    const page = await connectVisitor(world.url, 'widget')
    await confirm(named.qtid, { as: anna })
    const { date, time } = attributesOf(await portal.hears(about('booking_confirmed', named)))
    const taken = await portal.ask('schedule_booking', { ...slotAt(String(time), { date }), ...visitor })
    expect(taken.data.code).toBe('slot_taken')
    const canceled = await portal.ask('cancel_booking', named)
    expect(canceled.type).toBe('booking_canceled')
    await page.hears(({ type }) => type === 'booking_canceled')
    expect(page.heard.map(({ type }) => type)).toEqual(['booking_canceled'])
    page.socket.disconnect()
  })

  it('takes notes along', async () => {
    const { qtid } = await booked()
    const answer = await confirm(qtid, { as: anna }, { notes: { internal: 'called' } })
    expect(answer.body.data.attributes.notes).toEqual({ description: 'knee', internal: 'called' })
  })

  it('twice changes nothing', async () => {
    const { qtid } = await booked()
    await confirm(qtid, { as: anna })
    const counted = await countRows(world)
    expect((await confirm(qtid, { as: anna })).status).toBe(200)
    expect(await countRows(world)).toEqual(counted)
  })

  it('is refused of a booking that was declined, and without the right or the token', async () => {
    const named = await booked()
    await putInto(world, named, 'scheduled')
    await world.db
      .updateTable('bookings')
      .set({ approval: 'declined' })
      .where('qtid', '=', named.qtid)
      .execute()
    const counted = await countRows(world)
    const declined = await confirm(named.qtid, { as: anna })
    expect([declined.status, ...codesOf(declined)]).toEqual([409, 'wrong_state'])
    expect((await confirm(named.qtid)).status).toBe(404)
    expect((await confirm(named.qtid, {}, {}, '?token=guessed')).status).toBe(404)
    const nora = await world.signIn('admin@nails.example')
    expect((await confirm(named.qtid, { as: nora })).status).toBe(404)
    expect(await countRows(world)).toEqual(counted)
    await world.db.updateTable('bookings').set({ approval: 'none' }).where('qtid', '=', named.qtid).execute()
  })

  it('leaves the database consistent', () => expectConsistent(world))
})
