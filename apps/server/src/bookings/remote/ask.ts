import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Heard } from '../../remote-systems/heard.ts'
import { bookingAnswer, nameOfRemote, type RemoteBooking } from './answers.ts'
import type { BookingSystems } from './context.ts'
import type { RequestRow } from './request-store.ts'
import { addressAt } from './system.ts'

/** Outcome of a request: done as it is shown, not done, or that is not known yet. */
export type Outcome =
  | { kind: 'done'; booking: RemoteBooking }
  | { kind: 'not done'; refused: Refused }
  | { kind: 'unknown' }

export type Asked = { name: string | null; booking: object }

/** Asks another system for what a request says, under its name: as often as it is asked, it is done once. */
export async function askFor(
  { ask }: Pick<BookingSystems, 'ask'>,
  setting: LocationSetting,
  { asked, act, key }: Pick<RequestRow, 'asked' | 'act' | 'key'>,
): Promise<Outcome> {
  const { name, booking } = asked as Asked
  const path = name === null ? 'bookings' : `bookings/${encodeURIComponent(name)}`
  const address = addressAt(setting, path)
  if (!address) return { kind: 'not done', refused: refuse('booking_system_away') }
  const body = { booking }
  const heard = await ask(address, bookingAnswer, {
    ...{ body, key },
    ...(name === null ? {} : { method: 'PATCH' as const }),
  })
  return outcomeOf(heard, act, { name, booking })
}

/** Has another system take back what it gave too late for anybody: a hold, or a booking. True: it is taken back, or not there any more. */
export async function takeBack(
  { ask }: Pick<BookingSystems, 'ask'>,
  setting: LocationSetting,
  { name, status, key }: { name: string; status: 'unlocked' | 'canceled'; key: string },
): Promise<boolean> {
  const address = addressAt(setting, `bookings/${encodeURIComponent(name)}`)
  if (!address) return true
  const body = { booking: { status } }
  const heard = await ask(address, bookingAnswer, { body, method: 'PATCH', key: `${key} back` })
  return heard.kind !== 'fault'
}

function outcomeOf(heard: Heard<{ data: RemoteBooking }>, act: RequestRow['act'], asked: Asked): Outcome {
  if (heard.kind === 'said') {
    const { data } = heard.value
    // What was not asked for is no answer: it is asked again.
    return isAsAsked(data, asked) ? { kind: 'done', booking: data } : { kind: 'unknown' }
  }
  if (heard.kind === 'refused') return { kind: 'not done', refused: refusalOf(heard, act) }
  if (heard.outcome === 'unknown') return { kind: 'unknown' }
  return { kind: 'not done', refused: refuse('booking_system_away') }
}

/** A refusal of another system as it is told here: by its code, where that is one of ours. */
function refusalOf(
  { status, code }: Extract<Heard<unknown>, { kind: 'refused' }>,
  act: RequestRow['act'],
): Refused {
  if (code === 'slot_taken') return refuse('slot_taken')
  if (status === 409) return refuse(act === 'schedule' ? 'hold_ended' : 'wrong_state')
  if (status === 404) return refuse(act === 'lock' ? 'service_not_bookable' : 'wrong_state')
  if (status === 429) return refuse('rate_limited')
  if (status === 400 || status === 422) return refuse(act === 'lock' ? 'outside_hours' : 'invalid')
  return refuse('booking_system_away')
}

function isAsAsked(said: RemoteBooking, { name, booking }: Asked): boolean {
  const { attributes } = said
  const isOne = name === null || name === nameOfRemote(said) || name === said.id
  const isSame = (['status', 'date', 'time'] as const).every(
    (key) => !(key in booking) || (booking as Record<string, unknown>)[key] === attributes[key],
  )
  const { service_id: service } = booking as { service_id?: unknown }
  return isOne && isSame && (service === undefined || String(service) === attributes.service_id)
}
