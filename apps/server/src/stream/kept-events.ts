import type { StreamEvent } from '../changes/record-store.ts'

/** Events that were published here and are still to be taken, by company. */
export type KeptEvents = {
  add(event: StreamEvent): void
  /**
   * Gives the events of a company after a number, up to `from` at least and none after `till`; undefined: they are not here, or there is none.
   */
  after(companyId: number, seq: number, upTo: { from: number; till: number }): StreamEvent[] | undefined
  /** Forgets those of a company up to a number: they are taken. */
  forget(companyId: number, seq: number): void
  clear(): void
}

/** Makes room for the newest events, and for `most` of all companies together: what is no longer here is read. They are the very ones that the sockets got. */
export function keepEvents(most: number): KeptEvents {
  /** Of each company numbers that follow each other; the company that began to have some first stands first. */
  const lists = new Map<number, StreamEvent[]>()
  let count = 0

  function drop(companyId: number): void {
    count -= lists.get(companyId)?.length ?? 0
    lists.delete(companyId)
  }

  return {
    add(event) {
      const { companyId, seq } = event
      const last = lists.get(companyId)?.at(-1)
      if (last && last.seq !== seq - 1) drop(companyId)
      const [oldest] = lists.keys()
      if (count >= most && oldest !== undefined) drop(oldest)
      const list = lists.get(companyId)
      if (list) list.push(event)
      else lists.set(companyId, [event])
      count += 1
    },
    after(companyId, seq, { from, till }) {
      const list = lists.get(companyId) ?? []
      const [first, last] = [list[0], list.at(-1)]
      if (!first || !last || first.seq > seq + 1) return undefined
      const end = Math.min(last.seq, till)
      return end < from || end <= seq ? undefined : list.slice(seq + 1 - first.seq, end + 1 - first.seq)
    },
    forget(companyId, seq) {
      const list = lists.get(companyId)
      const first = list?.[0]?.seq
      if (!list || first === undefined || seq < first) return
      drop(companyId)
      const rest = list.slice(seq + 1 - first)
      if (rest.length === 0) return
      lists.set(companyId, rest)
      count += rest.length
    },
    clear() {
      lists.clear()
      count = 0
    },
  }
}
