import { httpStatusOf, type RefusalCode } from '@rinda/contract/wire/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTable } from '../testing/access-document.ts'
import {
  actionFrame,
  type CableFrame,
  type CableLine,
  openCableLine,
  portalChannel,
} from '../testing/clients/cable-line.ts'
import { addPeople, emailOfCaller, otherCallers } from '../testing/clients/people.ts'
import { type SampleMaker, sampleMaker } from '../testing/clients/sample-requests.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** The table of docs/ACCESS.md that is about the cable, cell by cell. */

let world: World
let make: SampleMaker
const lines: CableLine[] = []

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, otherCallers)
  const anna = await world.connect(await world.signIn('anna@rinda.example'))
  make = sampleMaker(world, anna, { companyId: 1, locationId: 1, serviceId: 1, specialistIds: [1, 2, 3] })
  await make.booked()
  const nora = await world.connect(await world.signIn('admin@nails.example'))
  await sampleMaker(world, nora, { companyId: 40, locationId: 40, serviceId: 5, specialistIds: [4] }).booked()
})
afterAll(async () => {
  for (const { socket } of lines) socket.terminate()
  expect(world.faults).toEqual([])
  await world.close()
})

async function lineOf(column: string): Promise<CableLine> {
  const email = emailOfCaller[column]
  const line = await openCableLine(world.url, email ? { cookie: (await world.signIn(email)).cookie } : {})
  lines.push(line)
  return line
}

/** Subscribes and gives the answer: `yes`, `rejected`, or the reason with which the line ended. */
async function subscribe(line: CableLine, identifier = portalChannel()): Promise<string> {
  line.send({ command: 'subscribe', identifier })
  const isAnswer = ({ type = '', identifier: named }: CableFrame) =>
    type === 'disconnect' || (type.endsWith('_subscription') && named === identifier)
  const { type, reason } = await line.hears(isAnswer)
  if (type === 'disconnect') return reason === 'unauthorized' ? '401' : String(reason)
  return type === 'confirm_subscription' ? 'yes' : 'rejected'
}

async function getBookings(line: CableLine, where: { locationId?: number }): Promise<string> {
  const data = { action: 'get_bookings', date: '2026-12-02', days: 28, trace: 'list', ...where }
  line.send(actionFrame(data))
  const { message } = await line.hears((frame) => frame.message?.trace === 'list')
  const answer = message?.data as Shown[] | { code: RefusalCode } | undefined
  if (Array.isArray(answer)) return answer.length === 0 ? 'empty' : 'yes'
  return answer ? String(httpStatusOf[answer.code]) : 'nothing'
}

/** Gives what a person on a line who asked for everything hears of a hold that is made at location 1. */
async function hear(line: CableLine): Promise<string> {
  await getBookings(line, {})
  const { qtid } = await make.held()
  // Whatever is told is told before this is answered.
  await subscribe(line, portalChannel('afterwards'))
  const told = line.frames.filter((frame) => frame.message?.type === 'booking')
  expect(told.map(({ message }) => message?.data)).toMatchObject(told.map(() => ({ attributes: { qtid } })))
  return told.length === 0 ? 'silent' : 'yes'
}
type Shown = { attributes: { qtid: string } }

const acts: Readonly<Record<string, (line: CableLine) => Promise<string>>> = {
  get_bookings: (line) => getBookings(line, { locationId: 1 }),
  'get_bookings everywhere': (line) => getBookings(line, {}),
  'hears of a change': hear,
}

describe.each(accessTable('cable'))('cable: $asked', ({ asked, cells }) => {
  test.each(cells)('by %s: %s', async (column, outcome) => {
    const line = await lineOf(column)
    const subscribed = await subscribe(line)
    const act = acts[asked]
    expect(subscribed === 'yes' && act ? await act(line) : subscribed).toBe(outcome)
  })
})

test('everything that the channel does is in the access table', () => {
  expect(accessTable('cable').map(({ asked }) => asked)).toEqual(['subscribe', ...Object.keys(acts)])
})
