import type { Message, TestPortal } from '../clients/test-portal.ts'
import type { World } from './world.ts'

/** The day on which tests book unless they say otherwise: an ordinary one, far enough ahead of `morning`. */
export const bookingDay = '2026-12-09'
/** Present time of the servers in these tests. */
export const morning = new Date('2026-12-01T08:00:00Z')

export type SlotFields = Record<string, unknown>

/** A slot of service 1 with its first specialist; `time` is UTC. */
export function slotAt(time: string, more: SlotFields = {}): SlotFields {
  return { locationId: 1, serviceId: 1, specialistId: 1, date: bookingDay, time, ...more }
}

export const visitor = {
  firstName: 'Laima',
  lastName: 'Krūmiņa',
  phoneNumber: '20000001',
  phoneCountryCode: '371',
}

export type Attributes = Record<string, unknown> & { qtid: string; token: string; status: string }

/** The attributes of the booking that a reply or a broadcast carries. */
export function attributesOf(message: Message): Attributes {
  return (message.data.data as { attributes: Attributes }).attributes
}

/** The booking's row id in a reply or a broadcast. */
export function idOf(message: Message): string {
  return (message.data.data as { id: string }).id
}

/** The code of a refusal; undefined when it was none. */
export function codeOf(message: Message): unknown {
  return message.type.endsWith('_FAILED') ? message.data.code : undefined
}

type Held = { qtid: string; token: string }

/** Holds a slot; fails when that is refused. */
export async function lock(portal: TestPortal, slot: SlotFields): Promise<Held> {
  return heldBy(await portal.ask('lock_booking', slot))
}

/** Holds a slot and books the visitor into it. */
export async function book(portal: TestPortal, slot: SlotFields, more: SlotFields = {}): Promise<Held> {
  return heldBy(await portal.ask('schedule_booking', { ...slot, ...visitor, ...more }))
}

function heldBy(message: Message): Held {
  if (codeOf(message)) throw new Error(`refused: ${JSON.stringify(message.data)}`)
  const { qtid, token } = attributesOf(message)
  return { qtid, token }
}

/** Puts a booking into a status that no message of the portal leads to, as it would stand in the database. */
export async function putInto(world: World, { qtid }: Held, status: string): Promise<void> {
  const isHeld = status === 'locked' || status === 'verified'
  const expireAt = isHeld ? new Date(world.time.now.getTime() + 600_000) : null
  await world.db
    .updateTable('bookings')
    .set({ status: status as 'locked', expire_at: expireAt })
    .where('qtid', '=', qtid)
    .execute()
}

export async function rowOf(world: World, { qtid }: { qtid: string }) {
  return await world.db.selectFrom('bookings').selectAll().where('qtid', '=', qtid).executeTakeFirstOrThrow()
}

/** A broadcast of this type about this booking. */
export function about(type: string, { qtid }: { qtid: string }) {
  return (message: Message) => message.type === type && attributesOf(message).qtid === qtid
}
