import type { BookingLink } from '@rinda/client/bookings/own/own-booking'
import { machineNow } from '@rinda/live/clock/machine-now'

const prefix = 'rinda-pay-'
/** Time in ms after which nobody comes back from paying any more. */
const keptForMs = 86_400_000

/** Keeps the token of a booking on this device while its visitor pays elsewhere: the way back names the booking alone. */
export function keepLink({ qtid, token }: BookingLink): void {
  inStorage((storage) => {
    for (const key of Object.keys(storage)) {
      const [at] = (storage.getItem(key) ?? '').split(' ')
      if (key.startsWith(prefix) && !(machineNow() - Number(at) < keptForMs)) storage.removeItem(key)
    }
    storage.setItem(prefix + qtid, `${machineNow()} ${token}`)
  })
}

/** Gives the token that was kept; empty where none was. */
export function keptToken(qtid: string): string {
  return inStorage((storage) => storage.getItem(prefix + qtid)?.split(' ')[1]) ?? ''
}

/** Forgets it, once the page to which somebody came back has it in its address again. */
export function forgetLink(qtid: string): void {
  inStorage((storage) => storage.removeItem(prefix + qtid))
}

/** Acts on what the browser keeps. Where it keeps nothing, the link of the booking opens it all the same. */
function inStorage<Value>(act: (storage: Storage) => Value): Value | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
