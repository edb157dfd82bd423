import type { QueueSeat } from './queue-seat.ts'

type Counted = Pick<QueueSeat, 'companyId' | 'kind'>

/** Counts the clients of each company that are told of its lines: whether there are any is asked for every event. */
export function countByCompany() {
  const counts = new Map<number, number>()
  const change = ({ companyId, kind }: Counted, by: 1 | -1) => {
    if (kind === 'logger') return
    const count = (counts.get(companyId) ?? 0) + by
    if (count > 0) counts.set(companyId, count)
    else counts.delete(companyId)
  }
  return {
    add: (client: Counted) => change(client, 1),
    remove: (client: Counted) => change(client, -1),
    has: (companyId: number) => counts.has(companyId),
  }
}
