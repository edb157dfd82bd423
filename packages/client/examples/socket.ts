import { connectBookingSocket } from '../src/booking-socket.ts'
import { createHttp } from '../src/http.ts'
import type { LineLogger } from '../src/line-logger.ts'
import { getCurrentPortalUser } from '../src/portal-user.ts'

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
