import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { VisitorValues } from '@rinda/client/bookings/visitor-values'
import { machineNow } from '@rinda/live/clock/machine-now'
import { deviceStorage } from '@rinda/live/device-storage'

/** A time, with one specialist or (null) with any. */
export type Chosen = FreeTime & { readonly specialistId: number | null }

/** A time that is kept for whoever fills in the form. `endsAt` is by the clock of the page (`performance.now`). */
export type Held = {
  readonly qtid: string
  readonly token: string
  readonly serviceId: number
  readonly chosen: Chosen
  readonly endsAt: number
  /** Address that the last code was sent to; null where none was. */
  readonly codeTo: string | null
  readonly isVerified: boolean
  /** Its form was sent, and the answer is not known: it may be booked. */
  readonly isSent?: boolean
}

/** Values as they were typed, with the country code of the telephone beside them. */
export type Typed = { readonly values: VisitorValues; readonly country: string }

const [holdKey, typedKey] = ['rinda.visit.book.hold', 'rinda.visit.book.typed']

/** Keeps what is held for when the page is loaded again in this tab; null: nothing any more. */
export function keepHeld(held: Held | null): void {
  if (!held) {
    deviceStorage('sessionStorage').removeItem(holdKey)
    return
  }
  const { endsAt, ...rest } = held
  const until = machineNow() + endsAt - performance.now()
  deviceStorage('sessionStorage').setItem(holdKey, JSON.stringify({ ...rest, until }))
}

/** Reads what this tab holds, whatever service it is of; null where that is nothing, or is over and was not sent. */
export function keptHeld(): Held | null {
  const kept = read<Omit<Held, 'endsAt'> & { until: number }>(holdKey)
  if (!kept) return null
  const { until, ...rest } = kept
  const leftMs = until - machineNow()
  return leftMs > 0 || rest.isSent ? { ...rest, endsAt: performance.now() + leftMs } : null
}

export function keepTyped(typed: Typed): void {
  deviceStorage('sessionStorage').setItem(typedKey, JSON.stringify(typed))
}

export function keptTyped(): Typed {
  return read<Typed>(typedKey) ?? { values: {}, country: '+371' }
}

export function forgetTyped(): void {
  deviceStorage('sessionStorage').removeItem(typedKey)
}

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(deviceStorage('sessionStorage').getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
