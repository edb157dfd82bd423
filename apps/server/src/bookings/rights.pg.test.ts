import { refusals as texts } from '@rinda/phrases/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../testing/elsewhere.ts'
import { book, bookingDay, codeOf, lock, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Rights that the answers of a company give its staff over bookings. Each test has times of its own. */

let world: World
let uldis: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(() => world.close())

/** The company's own answers about bookings, changed on another node. */
async function answer(booking: object): Promise<void> {
  const profile = JSON.stringify({ booking })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
}

describe('staff who may book, and not cancel', () => {
  test('book and hold, and neither cancel nor move, as a move ends the visit where it was', async () => {
    await answer({})
    const visit = await book(uldis, slotAt('07:00'))
    await answer({ mayCreate: true, mayCancel: false })
    const held = await lock(uldis, slotAt('07:30'))
    expect(codeOf(await uldis.ask('cancel_booking', visit))).toBe('forbidden')
    expect(codeOf(await uldis.ask('move_booking', { ...visit, date: bookingDay, time: '08:00' }))).toBe(
      'forbidden',
    )
    const swap = { ...visit, lockedQtid: held.qtid, lockedToken: held.token }
    expect(codeOf(await uldis.ask('reschedule_booking', swap))).toBe('forbidden')
  })

  test('take no hold of somebody else into a series, and their own they do', async () => {
    await answer({ mayCreate: true, mayCancel: false })
    const anna = await world.connect(await world.signIn('anna@rinda.example'))
    const time = '13:00'
    const series = (held: { qtid: string; token: string }) => ({
      ...slotAt(time, { specialistId: 2 }),
      ...{ lockedQtid: held.qtid, lockedToken: held.token, duration: 30 },
      ...{
        repeat: { weekdays: [3], until: '2026-12-16' },
        fields: { _is_blocked: true },
        notes: { blocked: 'x' },
      },
    })
    const theirs = await lock(anna, slotAt(time, { specialistId: 2 }))
    const refused = await uldis.ask('schedule_series', series(theirs))
    expect(refused.data).toMatchObject({ code: 'forbidden', field: 'lockedQtid' })
    await anna.ask('unlock_booking', theirs)
    const own = await lock(uldis, slotAt(time, { specialistId: 2 }))
    expect((await uldis.ask('schedule_series', series(own))).type).toBe('series_scheduled')
  })
})

describe('staff who may cancel, and not book', () => {
  test('cancel, and neither book nor move', async () => {
    await answer({})
    const visit = await book(uldis, slotAt('09:00'))
    await answer({ mayCreate: false, mayCancel: true })
    expect(codeOf(await uldis.ask('lock_booking', slotAt('09:30')))).toBe('forbidden')
    expect(codeOf(await uldis.ask('move_booking', { ...visit, date: bookingDay, time: '10:00' }))).toBe(
      'forbidden',
    )
    expect((await uldis.ask('cancel_booking', visit)).type).toBe('booking_canceled')
  })
})

describe('where canceling asks for a comment', () => {
  test('none and an empty one are refused by the field, and nothing is canceled', async () => {
    await answer({ cancelCommentRequired: true })
    const visit = await book(uldis, slotAt('11:00'))
    for (const notes of [{}, { canceled: '  ' }]) {
      const refused = await uldis.ask('cancel_booking', { ...visit, notes })
      expect(refused.data).toMatchObject({ code: 'invalid', info: texts.comment_required })
    }
    expect(codeOf(await uldis.ask('lock_booking', slotAt('11:00')))).toBe('slot_taken')
    const explained = { ...visit, notes: { canceled: 'Slims' } }
    expect((await uldis.ask('cancel_booking', explained)).type).toBe('booking_canceled')
  })
})

describe('a time that runs', () => {
  test('is booked by staff until its end, and not a minute longer', async () => {
    await answer({})
    world.time.now = new Date(`${bookingDay}T12:29:00Z`)
    const anna = await world.connect(await world.signIn('anna@rinda.example'))
    expect(codeOf(await anna.ask('lock_booking', slotAt('12:00')))).toBeUndefined()
    world.time.now = new Date(`${bookingDay}T13:00:00Z`)
    for (const time of ['12:30', '12:00']) {
      const refused = await anna.ask('lock_booking', slotAt(time, { specialistId: 2 }))
      expect(refused.data).toMatchObject({ code: 'invalid', info: texts.starts_in_past })
    }
  })
})
