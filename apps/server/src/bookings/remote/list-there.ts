import type { LocalDate } from '@rinda/domain/time/zone'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Heard } from '../../remote-systems/heard.ts'
import type { BookingRow } from '../store.ts'
import { bookingAnswer, bookingsAnswer, type RemoteBooking } from './answers.ts'
import type { BookingSystems } from './context.ts'
import type { Directory } from './directory.ts'
import { addressAt } from './system.ts'

export type Stretch = { from: LocalDate; till: LocalDate }

const mostPages = 20
/** Bookings that are looked for one by one each time, where they are missing in a list. */
const mostLost = 20

/** Asks for the bookings of some days, page by page. */
export async function askStretch(
  { ask }: Pick<BookingSystems, 'ask'>,
  setting: LocationSetting,
  { locationId }: Directory,
  { from, till }: Stretch,
): Promise<Heard<RemoteBooking[]>> {
  const { bms_id: bmsId } = setting.location
  const query = new URLSearchParams({ location_bms_id: bmsId, location_id: locationId, from, to: till })
  let address = addressAt(setting, `bookings?${query}`)
  const all: RemoteBooking[] = []
  for (let page = 0; address && page < mostPages; page += 1) {
    const heard: Heard<{ data: RemoteBooking[]; links?: { next?: string | null | undefined } | undefined }> =
      await ask(address, bookingsAnswer)
    if (heard.kind !== 'said') return heard
    all.push(...heard.value.data)
    const next = heard.value.links?.next
    if (!next) return { kind: 'said', value: all }
    const following: URL | null = URL.parse(next, address.href)
    // Its own address may be written otherwise there; the secret goes nowhere else.
    address = following && addressAt(setting, `bookings${following.search}`)
  }
  return { kind: 'fault', fault: 'too_large', outcome: 'not done' }
}

/** Looks for bookings that a list misses: those that went to another day, and those that are not there any more. Of the others nothing is said. */
export async function askLost(
  { ask }: Pick<BookingSystems, 'ask'>,
  setting: LocationSetting,
  missing: readonly BookingRow[],
): Promise<{ moved: RemoteBooking[]; gone: string[] }> {
  const found = await Promise.all(
    missing.slice(0, mostLost).map(async ({ bms_id: name }) => {
      const address = addressAt(setting, `bookings/${encodeURIComponent(name)}`)
      return { name, heard: address ? await ask(address, bookingAnswer) : null }
    }),
  )
  return {
    moved: found.flatMap(({ heard }) => (heard?.kind === 'said' ? [heard.value.data] : [])),
    gone: found.flatMap(({ name, heard }) =>
      heard?.kind === 'refused' && heard.status === 404 ? [name] : [],
    ),
  }
}
