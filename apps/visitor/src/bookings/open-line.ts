import { connectVisitorBookings, type VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { pageVersion } from '../session/version/page-version.ts'

type Place = {
  companyId: number
  locationId: number
  zone: string
  socketKey: string
  kiosk?: string | undefined
  /** Session of the device; without one the line has a session of its own, as that of a kiosk, which holds nothing for longer. */
  session?: string
}

/** Opens the line on which a page books. */
export function openLine({ socketKey, session = makeId(), ...place }: Place): VisitorBookings {
  return connectVisitorBookings({
    ...{ ...place, session, traces: makeId(), logger: logLine },
    version: pageVersion ?? 'development',
    ...(socketKey ? { socketKey } : {}),
  })
}
