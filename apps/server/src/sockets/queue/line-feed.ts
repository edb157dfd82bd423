import type { LocationStateResource } from '@rinda/contract/queue/location-state'
import type { TicketResource } from '@rinda/contract/queue/ticket'
import type { StreamEvent } from '../../changes/record-store.ts'
import type { CompanyStreams } from '../../stream/company-streams.ts'
import { isOfLine } from '../broadcasts/audience.ts'

type Place = { readonly companyId: number; readonly locationId: number }

/** News of the lines, as the sockets of this process are told of them: an event with the places that its ticket has by then. */
export type LineNewsSource = {
  subscribe(listener: {
    isConcerned(place: Place): boolean
    onEvent(event: StreamEvent): void
    onPlaces(place: Place, tickets: readonly TicketResource[]): void
    onState(
      place: Place,
      states: { staff: LocationStateResource; visitors: LocationStateResource | null },
    ): void
  }): () => void
}

/**
 * Counts up to where the events of each company were sent from here. An event is told a moment after it is published, once it is worked out
 * where its ticket stands: what is published and not told yet has still to come.
 */
export function followSent(
  streams: Pick<CompanyStreams, 'subscribe' | 'standsAt'>,
  isConcerned: (companyId: number) => boolean,
) {
  const untold = new Map<number, number[]>()
  const stop = streams.subscribe((event) => {
    if (!isOfLine(event) || !isConcerned(event.companyId)) return
    const known = untold.get(event.companyId)
    if (known) known.push(event.seq)
    else untold.set(event.companyId, [event.seq])
  })
  return {
    stop,
    /** To be called with each event once it is sent. */
    sent({ companyId, seq }: StreamEvent): void {
      const left = (untold.get(companyId) ?? []).filter((one) => one > seq)
      if (left.length > 0) untold.set(companyId, left)
      else untold.delete(companyId)
    },
    sentUpTo(companyId: number): number {
      const first = untold.get(companyId)?.[0]
      return first === undefined ? streams.standsAt(companyId) : first - 1
    },
  }
}
