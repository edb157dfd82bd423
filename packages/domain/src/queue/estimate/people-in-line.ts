import type { LineToDraw } from './line-to-draw.ts'

/** People in line for the same counters: those who have come, by their place in the line's tickets, each among them; and of newcomers, by service. */
export type PeopleInLine = { tickets: Int32Array; newcomers: Int32Array }

/** Counts who stands in line for the counters that may call somebody, up to each who stands there. */
export function countPeople(line: LineToDraw): PeopleInLine {
  const together = linesTogether(line)
  const counts = new Int32Array(line.lasting.length)
  const upTo = (own: number) => {
    let sum = 0
    for (const other of together[own] ?? []) sum += counts[other] as number
    return sum
  }
  const tickets = new Int32Array(line.present)
  const inOrder = Int32Array.from(tickets.keys()).sort(
    (one, other) => (line.place[one] as number) - (line.place[other] as number) || one - other,
  )
  for (const index of inOrder) {
    const own = line.lineOf[index] as number
    counts[own] = (counts[own] as number) + 1
    tickets[index] = upTo(own)
  }
  const newcomers = Int32Array.from(line.services, (id) => upTo(line.lineOfService.get(id) ?? 0) + 1)
  return { tickets, newcomers }
}

/** By line: the lines that the counters which call from it call from too, itself among them. The last counter is none: it stands for one that opens later. */
function linesTogether({ lasting, linesOfDesk }: LineToDraw): Set<number>[] {
  const together = Array.from(lasting, (_, own) => new Set([own]))
  for (const lines of linesOfDesk.slice(0, -1))
    for (const one of lines) for (const other of lines) together[one]?.add(other)
  return together
}
