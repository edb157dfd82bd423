import { connectVisitorBookings, type VisitorBookings } from '@rinda/client/bookings/visitor-bookings'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { pageVersion } from '../../../session/page-version.ts'

type Place = {
  companyId: number
  locationId: number
  zone: string
  socketKey: string
  kiosk: string | undefined
}

/** Opens the line on which a kiosk books: each in a session of its own, as it holds nothing for longer. */
export function openLine({ socketKey, ...place }: Place): VisitorBookings {
  return connectVisitorBookings({
    ...{ ...place, session: makeId(), traces: makeId(), logger: logLine },
    version: pageVersion ?? 'development',
    ...(socketKey ? { socketKey } : {}),
  })
}
