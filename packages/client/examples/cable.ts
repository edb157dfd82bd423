import { connectPortalCable } from '@rinda/client/sockets/cable'

/** The same person, for whoever speaks Action Cable. A page needs neither `url` nor `headers`. */
export async function overTheCable(url: string, cookie: string, onChange: (qtid: string) => void) {
  const cable = connectPortalCable({ url, session: crypto.randomUUID(), headers: { cookie } })
  cable.onConnection(({ state, reason }) => {
    if (state === 'ended' && reason) console.warn('the cable ended:', reason)
  })
  cable.onBooking(({ qtid }) => onChange(qtid))

  const load = () => cable.getBookings({ locationId: 1, days: 7 })
  cable.onReload(() => void load())
  return { cable, week: await load() }
}
