import { connectVisitorSocket, type VisitorSocket } from '@rinda/client/queue/visitor-socket'
import { logLine } from '@rinda/live/log-line'
import { makeId } from '@rinda/live/make-id'
import { deviceNow } from '../device.ts'
import { pageVersion } from '../version/page-version.ts'

type Place = {
  companyId: number
  locationId: number
  socketKey: string
  session: string
  kiosk: string | undefined
  ticket: { id: number; token: string } | undefined
}

/** Opens the line of a location for a page. */
export function openVisitorLine({ socketKey, ...place }: Place): VisitorSocket {
  return connectVisitorSocket({
    ...{ ...place, traces: makeId(), logger: logLine, device: deviceNow() },
    version: pageVersion ?? 'development',
    ...(socketKey ? { socketKey } : {}),
  })
}
