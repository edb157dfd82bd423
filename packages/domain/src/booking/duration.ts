/** Purpose of a booking: a visit that anyone books, a visit that staff books, or time that staff blocks. */
export type DurationPurpose = 'visitor' | 'staff' | 'block'

/** The lengths that are on offer, in minutes. */
export type DurationOffer = {
  serviceMinutes: number
  createDurations: readonly number[]
  blockDurations: readonly number[]
}

/** The lengths, in minutes and in order, among which a caller may choose. */
export function durationsFor(purpose: DurationPurpose, offer: DurationOffer): number[] {
  const visit = [offer.serviceMinutes]
  const { createDurations, blockDurations } = offer
  const all = {
    visitor: visit,
    staff: [...visit, ...createDurations],
    block: [...blockDurations, ...createDurations],
  }[purpose]
  return [...new Set(all)].sort((one, other) => one - other)
}

/**
 * Gives the reason why a duration may not be asked for, or null when it may: the service's own, for staff
 * also those that the company's profile lets them create; a block one of the profile's block lengths, or of
 * those.
 */
export function whyNotDuration(
  durationMinutes: number,
  purpose: DurationPurpose,
  offer: DurationOffer,
): 'not_a_duration' | 'duration_not_offered' | null {
  if (!Number.isInteger(durationMinutes) || durationMinutes <= 0) return 'not_a_duration'
  return durationsFor(purpose, offer).includes(durationMinutes) ? null : 'duration_not_offered'
}
