const dayMs = 86_400_000

/** The calendar day of a moment (ms since 1970) in a zone, YYYY-MM-DD. */
export function localDay(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

/** Tells whether a day is the one after another, both YYYY-MM-DD: as dates they are 24 hours apart, however long the days of a zone are. */
export function isDayAfter(day: string, other: string): boolean {
  return Date.parse(day) - Date.parse(other) === dayMs
}
