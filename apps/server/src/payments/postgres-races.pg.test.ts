import { afterAll, beforeAll, expect, test } from 'vitest'
import { expireUnpaid } from '../bookings/payment/expire-unpaid.ts'
import { createWriter } from '../changes/write.ts'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { codeOf, rowOf, slotAt } from '../testing/towns/bookings.ts'
import { type PayWorld, startPayWorld, type Visit } from './testing/pay-world.ts'

let world: PayWorld
let anna: TestPortal
/** Another node: what it writes the first one reads from the database. */
let other: ReturnType<typeof createWriter>

beforeAll(async () => {
  world = await startPayWorld()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  other = createWriter(world.db, async () => {})
})
afterAll(async () => {
  await expectConsistent(world)
  await world.close()
})

const times = Array.from({ length: 8 }, (_, nth) => `${String(8 + nth).padStart(2, '0')}:00`)
const outcomeOf = async (answer: ReturnType<PayWorld['paid']>) =>
  (await answer).body.data.attributes.outcome as string
const actsOf = async (visit: Visit) => (await rowOf(world, visit)).log.map(({ act }) => act).slice(2)

/** A visit whose payment was begun, at the very moment at which its time to pay is over. */
async function atTheEnd(time: string) {
  const visit = await world.visit(time)
  const reference = await world.begin(visit)
  const due = await world.db
    .selectFrom('payments')
    .select('due_at')
    .where('payment_id', '=', reference)
    .executeTakeFirstOrThrow()
  const expire = () => expireUnpaid({ db: world.db, writeBySystem: other.writeBySystem }, due.due_at)
  return { visit, reference, expire }
}

test('told many times at once, money is taken once', async () => {
  const visit = await world.visit('07:00')
  const reference = await world.begin(visit)
  const told = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(world.paid(reference))))
  expect(new Set(told)).toEqual(new Set(['paid']))
  expect(await actsOf(visit)).toEqual(['pay'])
  const twice = await Promise.all(
    ['tr_2', 'tr_3'].map((transaction) => outcomeOf(world.paid(reference, { transaction }))),
  )
  expect(twice).toEqual(['refund', 'refund'])
  expect((await rowOf(world, visit)).fields).toMatchObject({ _payment_refund_cents: 5700 })
})

test('money that comes at the moment at which the time to pay is over is never for nothing while the time is free', async () => {
  for (const time of times) {
    const { visit, reference, expire } = await atTheEnd(time)
    const [first, , second] = await Promise.all([
      outcomeOf(world.paid(reference)),
      expire(),
      outcomeOf(world.paid(reference)),
    ])
    expect(second).toBe(first)
    expect(await rowOf(world, visit)).toMatchObject({
      status: 'scheduled',
      fields: { _payment_status: 'PAID' },
    })
    expect(await actsOf(visit)).toEqual(first === 'paid' ? ['pay'] : ['unpaid', 'take_again'])
  }
})

test('of the money that comes and of somebody who takes the time one is first, and the other is told', async () => {
  for (const time of times.map((one) => one.replace(':00', ':30'))) {
    const { visit, reference, expire } = await atTheEnd(time)
    const [outcome, , lock] = await Promise.all([
      outcomeOf(world.paid(reference)),
      expire(),
      expire().then(() => anna.ask('lock_booking', slotAt(time))),
    ])
    const isTaken = codeOf(lock) === undefined
    const { status, fields } = await rowOf(world, visit)
    expect([status, fields._payment_refund_cents ?? 0]).toEqual(
      isTaken ? ['canceled', 2850] : ['scheduled', 0],
    )
    expect(outcome === 'refund').toBe(isTaken)
  }
})
