/** Sides by which a report counts: a row of its table is a location, a service or a specialist. */
export type ReportSide = 'location' | 'service' | 'specialist'

/** Columns of a report, by what they are about. */
export const reportColumns = {
  bookings: ['bookings', 'scheduled', 'confirmed', 'canceled', 'rescheduled', 'dropped', 'held'],
  attendance: ['attended', 'no_shows', 'coming', 'unaccepted'],
  blocked: ['blocks', 'blocked_minutes'],
  line: ['tickets', 'served', 'missed', 'gone', 'waiting'],
  waits: ['waited', 'wait_median', 'wait_high'],
} as const
type ReportGroup = keyof typeof reportColumns
export type ReportColumn = (typeof reportColumns)[ReportGroup][number]

export type ReportDefinition = {
  readonly id: number
  readonly sides: readonly ReportSide[]
  readonly groups: readonly ReportGroup[]
}

/** The reports that there are. Which of them a company has is an answer of its profile. */
const reportDefinitions: readonly ReportDefinition[] = [
  {
    id: 1,
    sides: ['location', 'service', 'specialist'],
    groups: ['bookings', 'attendance', 'blocked', 'line', 'waits'],
  },
  { id: 2, sides: ['location', 'service'], groups: ['bookings', 'attendance', 'blocked'] },
  { id: 3, sides: ['location', 'service'], groups: ['line', 'waits'] },
  { id: 4, sides: ['specialist'], groups: ['bookings', 'attendance', 'blocked'] },
  { id: 5, sides: ['location', 'service'], groups: ['attendance', 'line'] },
]

/** Finds a report by its number; undefined where there is none of it. */
export function findReport(id: number): ReportDefinition | undefined {
  return reportDefinitions.find((one) => one.id === id)
}

/** Lists the columns of a report, in their order. */
export function columnsOf({ groups }: ReportDefinition): ReportColumn[] {
  return groups.flatMap((group): readonly ReportColumn[] => reportColumns[group])
}
