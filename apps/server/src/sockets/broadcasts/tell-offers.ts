import type { OfferChange } from '@rinda/contract/wire/envelope'
import type { Server, Socket } from 'socket.io'
import type { VisitorClient } from '../../access/caller.ts'
import type { PlatformNews } from '../../stream/platform-stream.ts'
import type { VisitorSeat } from '../visitors/visitor-handshake.ts'
import { companyRoom, locationRoom } from './audience.ts'
import { offerMessage } from './broadcast-message.ts'

/** Number of pages that are told at once, and the time in ms until the next ones are. */
const turn = { pages: 50, everyMs: 250 }

/**
 * Makes what tells the visitors' pages that understand it that a location offers something else, or that a company has other rules. Thousands may show
 * it, and each reads again: they are told in turns, and once of all that changes until it is theirs.
 */
export function tellOffers(io: Server, clients: readonly VisitorClient[]) {
  const waiting = new Map<Page, OfferChange>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function tellSome(): void {
    timer = undefined
    if (waiting.size === 0) return
    for (const [socket, change] of [...waiting].slice(0, turn.pages)) {
      waiting.delete(socket)
      // Whoever is held back is told nothing for as long.
      if (socket.rooms.has(roomOf(socket.data))) socket.emit(socket.nsp.name.slice(1), offerMessage(change))
    }
    timer = setTimeout(tellSome, turn.everyMs)
  }

  function tell(isOf: (place: Place) => boolean, changeFor: (place: Place) => OfferChange): void {
    for (const client of clients)
      for (const socket of io.of(`/${client}`).sockets.values() as Iterable<Page>)
        if (socket.data.receivesOffers && isOf(socket.data)) waiting.set(socket, changeFor(socket.data))
    if (timer === undefined) tellSome()
  }

  return {
    /** To be given the news of the platform. */
    receive(news: PlatformNews): void {
      if (news.type !== 'company_changed' && news.type !== 'unknown_changes') return
      tell(
        ({ companyId }) => news.type === 'unknown_changes' || companyId === news.companyId,
        ({ companyId }) => ({
          ...{ type: 'company', id: String(companyId) },
          attributes: { location_id: null, service_id: null },
        }),
      )
    },
    /** To be told of a location that was set up otherwise. */
    note({ companyId, locationId }: { companyId: number; locationId: number }): void {
      tell(
        (place) =>
          place.companyId === companyId && (place.locationId === null || place.locationId === locationId),
        () => ({
          ...{ type: 'location', id: String(locationId) },
          attributes: { location_id: locationId, service_id: null },
        }),
      )
    },
    stop(): void {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}

type Place = Pick<VisitorSeat, 'companyId' | 'locationId'>
type Page = Pick<Socket, 'rooms' | 'nsp' | 'emit'> & { data: Place & Pick<VisitorSeat, 'receivesOffers'> }

/** Names the room of whom a page belongs to: its location's where it shows one, else its company's. */
export const roomOf = ({ companyId, locationId }: Place) =>
  locationId === null ? companyRoom(companyId) : locationRoom(companyId, locationId)
