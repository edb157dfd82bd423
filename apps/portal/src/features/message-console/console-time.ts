const formats = new Map<string, Intl.DateTimeFormat>()

/** `10:05:41.250`, the time of a message (ms since 1970) on the clock of a zone. */
export function consoleTime(at: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      ...{
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        fractionalSecondDigits: 3,
        hourCycle: 'h23',
      },
    })
  formats.set(zone, format)
  return format.format(at)
}
