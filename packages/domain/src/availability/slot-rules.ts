/** Slot lengths by the beginning of a booking-system id, as a company's profile holds them. */
export type SlotLengths = { prefixMinutes: Readonly<Record<string, number>>; defaultMinutes: number }
export type SlotRule = { stepMinutes: number; durationMinutes: number }

/** Slot length of a look-up that names no service, where the location's id says nothing else. */
const lookupMinutes = 10

/** The length of the longest prefix that fits, or undefined. */
function minutesByPrefix(prefixMinutes: Readonly<Record<string, number>>, bmsId: string): number | undefined {
  let longest = ''
  for (const prefix of Object.keys(prefixMinutes)) {
    if (bmsId.startsWith(prefix) && prefix.length > longest.length) longest = prefix
  }
  return prefixMinutes[longest]
}

/**
 * Step of the grid and default duration, in minutes. First what the service says itself (its duration is
 * its step too, unless it has one), then the company's table by the service's booking-system id, then by
 * the location's, then the default: 30 minutes as a rule, 10 for a look-up without a service.
 */
export function slotRule(
  lengths: SlotLengths,
  location: { bmsId: string },
  service: { bmsId: string; stepMinutes: number | null; durationMinutes: number | null } | null,
): SlotRule {
  const byLocation = minutesByPrefix(lengths.prefixMinutes, location.bmsId)
  if (!service) {
    const minutes = byLocation ?? lookupMinutes
    return { stepMinutes: minutes, durationMinutes: minutes }
  }
  const byTable =
    minutesByPrefix(lengths.prefixMinutes, service.bmsId) ?? byLocation ?? lengths.defaultMinutes
  const durationMinutes = service.durationMinutes ?? byTable
  return { stepMinutes: service.stepMinutes ?? durationMinutes, durationMinutes }
}

/** Step of a service's sample schedule, in minutes: that of its grid, unless only the default says it; then `sampleMinutes`. */
export function sampleStep(
  lengths: SlotLengths,
  sampleMinutes: number,
  location: { bmsId: string },
  service: { bmsId: string; stepMinutes: number | null; durationMinutes: number | null },
): number {
  return slotRule({ ...lengths, defaultMinutes: sampleMinutes }, location, service).stepMinutes
}
