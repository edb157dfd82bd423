import type { Line } from './line.ts'

/** The lines that are kept, within a bound of memory: the one that was asked for longest ago goes first. */
export type KeptLines = {
  /** Gives a line; one that was asked for goes last. */
  get(locationId: number): Line | undefined
  keep(line: Line): void
  ofCompany(companyId: number): Line[]
  dropCompany(companyId: number): void
  /** Lets go of what is too much. A single line stays, however long. */
  shrink(): void
  size(): { lines: number; tickets: number }
}

/** Weight of a line without tickets, beside that of a ticket. */
const emptyWeight = 0.25

export function createKeptLines(mostTickets: number): KeptLines {
  /** In the order in which they were last asked for. */
  const lines = new Map<number, Line>()
  const weightOf = (line: Line) => line.tickets.size + emptyWeight

  return {
    get(locationId) {
      const line = lines.get(locationId)
      if (line) {
        lines.delete(locationId)
        lines.set(locationId, line)
      }
      return line
    },
    keep: (line) => void lines.set(line.locationId, line),
    ofCompany: (companyId) => [...lines.values()].filter((line) => line.companyId === companyId),
    dropCompany(companyId) {
      for (const line of lines.values()) if (line.companyId === companyId) lines.delete(line.locationId)
    },
    shrink() {
      let weight = 0
      for (const line of lines.values()) weight += weightOf(line)
      for (const line of lines.values()) {
        if (weight <= mostTickets || lines.size === 1) break
        lines.delete(line.locationId)
        weight -= weightOf(line)
      }
    },
    size: () => ({
      lines: lines.size,
      tickets: [...lines.values()].reduce((sum, line) => sum + line.tickets.size, 0),
    }),
  }
}
