/** Process of many visitors that each hold a ticket, and hear where they stand. */
import { enterQueue } from './line-world.ts'

export type HoldersOrder = { url: string; companyId: number; tickets: { id: number; token: string }[] }
/** Arrival of the news of a place, by the ticket that it is about. */
export type PlaceHeard = { id: number; at: number }

const atOnce = 20
let heard: PlaceHeard[] = []

async function enter({ url, companyId }: HoldersOrder, ticket: { id: number; token: string }): Promise<void> {
  const coming = { kind: 'widget', companyId, session: `holder ${ticket.id}`, ticket } as const
  const holder = await enterQueue(url, coming)
  holder.onNews(({ type, seq, data }) => {
    const { id } = data.data as { id?: string }
    // What is told of a place alone has no number.
    if (type === 'ticket' && seq === undefined && Number(id) === ticket.id)
      heard.push({ id: ticket.id, at: performance.timeOrigin + performance.now() })
  })
}

process.on('message', async (order: HoldersOrder | 'report') => {
  if (order !== 'report') {
    for (let opened = 0; opened < order.tickets.length; opened += atOnce)
      await Promise.all(order.tickets.slice(opened, opened + atOnce).map((ticket) => enter(order, ticket)))
  }
  process.send?.(heard)
  heard = []
})
process.send?.([])
