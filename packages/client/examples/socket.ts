import { createHttp } from '@rinda/client/http/create-http'
import { getCurrentPortalUser } from '@rinda/client/people/portal-user'
import { connectBookingSocket } from '@rinda/client/sockets/booking-socket'
import type { LineLogger } from '@rinda/client/sockets/line-logger'

/** A page or a program with the cookie of somebody who is signed in to the portal. A logger hears what goes wrong on the line. */
export async function overTheSocket(
  url: string,
  cookie: string,
  slot: { date: string; time: string },
  logger: LineLogger = (trouble) => console.warn('the line:', trouble),
) {
  const me = await getCurrentPortalUser(createHttp({ baseUrl: url, headers: { cookie } }))
  if (!me.ok || !me.value) return 'nobody is signed in'

  const { company, token } = me.value
  const session = crypto.randomUUID()
  const socket = connectBookingSocket({ url, companyId: company.id, version: '1', token, session, logger })
  socket.onMessage(({ type }) => console.info('somebody else:', type))

  const held = await socket.request('lock_booking', { locationId: 1, serviceId: 2, status: 'LOCK', ...slot })
  if (held.ok) {
    const { qtid, token } = held.data.attributes
    await socket.request('unlock_booking', { qtid, token })
  }
  socket.close()
  return held.ok ? held.type : held.failure.code
}
