import type { AgentSocket } from '@rinda/client/queue/agent-socket'
import type { OverviewResource } from '@rinda/contract/queue/overview'
import type { LocalDate } from '@rinda/domain/time/zone'
import type { Follower } from '@rinda/live/follower'
import { replied } from '@rinda/live/queries'
import { queryOptions } from '@tanstack/react-query'
import { isOfLaterMessage, queueKey } from './line-queries.ts'
import { type Overview, overviewFrom, type ServiceLine, serviceLineFrom } from './overview.ts'

/** Nothing of it is followed while no screen shows it: it is asked for each time that one does. */
const fresh = { staleTime: 0, gcTime: 0 }

/** A line of a service as a message, an answer, or one's own act has it; the last two come without a place in the stream. */
export type ServiceLineChange = { readonly line: ServiceLine; readonly seq?: number | undefined }

/** Rules of changes of lines, for their follower. */
export const serviceLineChanges = {
  nameOf: ({ line }: ServiceLineChange) => String(line.id),
  isNewer: (one: ServiceLineChange, other: ServiceLineChange) => isOfLaterMessage(one, other),
}

/** Lines of the services of a location, each with its letter, kept true by the follower. */
export function serviceLinesQuery(
  socket: AgentSocket,
  locationId: number,
  follower: Follower<ServiceLineChange>,
) {
  const queryKey = queueKey('lines', locationId)
  const followed = follower.follow<readonly ServiceLine[]>(queryKey, (lines, { line }) =>
    lines.map((one) => (one.id === line.id ? line : one)),
  )
  return queryOptions({
    ...fresh,
    queryKey,
    queryFn: () =>
      followed.read(async (onTop) =>
        onTop(replied(await socket.request('get_service_lines', { locationId })).data.map(serviceLineFrom)),
      ),
  })
}

/** Overview of a location, which follows from its line as it is now: asked for again after each change. */
export function overviewQuery(socket: AgentSocket, locationId: number) {
  return queryOptions({
    ...fresh,
    queryKey: queueKey('order', 'overview', locationId),
    queryFn: async (): Promise<Overview> => {
      const data: OverviewResource = replied(await socket.request('get_overview', { locationId })).data
      return overviewFrom(data)
    },
  })
}

type DoneHere = Pick<Overview, 'served' | 'keptShare'>

/** Work done at a location: the visits of today, and how promises were kept. After each visit that ends, and on another day, it is another question. */
export function doneQuery(socket: AgentSocket, locationId: number, today: LocalDate, ended: number) {
  return queryOptions({
    ...fresh,
    queryKey: queueKey('done', locationId, today, ended),
    queryFn: async (): Promise<DoneHere> =>
      overviewFrom(replied(await socket.request('get_overview', { locationId })).data),
    // The last figures stand until the new ones are there.
    placeholderData: (before: DoneHere | undefined) => before,
  })
}

/** People who may work at the counters of a location. */
export function agentsQuery(socket: AgentSocket, locationId: number) {
  return queryOptions({
    ...fresh,
    queryKey: queueKey('agents', locationId),
    queryFn: async () =>
      replied(await socket.request('get_agents', { locationId })).data.map(
        ({ id, attributes: { name } }) => ({
          id: Number(id),
          name,
        }),
      ),
  })
}
