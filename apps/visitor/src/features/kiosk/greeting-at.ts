/** Names the greeting of a moment by the clock on the wall: until eleven it is morning, from six it is evening. */
export function greetingAt(nowMs: number, zone: string): 'morning' | 'day' | 'evening' {
  const hour = Number(
    new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(nowMs),
  )
  if (hour >= 5 && hour < 11) return 'morning'
  return hour >= 11 && hour < 18 ? 'day' : 'evening'
}
