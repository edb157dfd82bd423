import type { TicketOrigin } from '@rinda/domain/queue/ticket-status'
import type { ResourceObject } from '../wire/json-api.ts'

/** Figures of some tickets that tell one share from another. Times are minutes with their fractions; null where nobody was called, or served. */
export type ShareFigures = {
  /** Number of tickets that were given. */
  given: number
  served: number
  /** Number of those who were called and did not come. */
  no_shows: number
  /** Number of those who gave their ticket back. */
  canceled: number
  /** From joining the line to being called, of everybody who was called: as long for half of them, and for nine of ten. */
  wait_median: number | null
  wait_high: number | null
  /** From being called to the end of the visit, of everybody who was served. */
  visit_median: number | null
  visit_high: number | null
  /** Number of those who were shown an interval and were called since; of them those who were called within it, and after it. */
  promised: number
  kept: number
  late: number
}

/** The same with what was promised beside what came. */
export type Figures = ShareFigures & {
  /** Interval that they were shown: the medians of the ends and of the middle. */
  said_low: number | null
  said_median: number | null
  said_high: number | null
  /** Minutes that they waited from then: eight of ten from the first to the last. */
  came_low: number | null
  came_median: number | null
  came_high: number | null
}

/**
 * A location's days in figures, all in all and by each of their sides, each in the order of its names. Whoever was served at once did not wait
 * in the line. Its id is that of the location.
 */
export type QueueFiguresAttributes = {
  location_id: number
  /** First and last of the days of the location (YYYY-MM-DD). */
  from: string
  to: string
  total: Figures
  /** The days on which somebody came. */
  days: (ShareFigures & { day: string })[]
  /** By the hour in which they joined the line: 0 to 23 on the clock of the location. */
  hours: (Figures & { hour: number })[]
  /** By the middle of the wait that they were promised: each reaches from its minute to that of the next (`promiseLengths`). */
  promises: (Figures & { length: number })[]
  services: (ShareFigures & { service_id: number })[]
  /** By the counter at which they were called last. Whoever was not called is in none. */
  counters: (ShareFigures & { counter: string })[]
  origins: (ShareFigures & { origin: TicketOrigin })[]
}
export type QueueFiguresResource = ResourceObject<'queue_figures', QueueFiguresAttributes>

/** The same days at one of the locations of a company, beside others. Its id is that of the location. */
export type LocationFiguresAttributes = { location_id: number; from: string; to: string; total: ShareFigures }
export type LocationFiguresResource = ResourceObject<'location_figures', LocationFiguresAttributes>
