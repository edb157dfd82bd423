/** Settings of how bookings are shown. */
export type Views = {
  /** Tells whether a switch between day and week is shown. */
  readonly dayWeekSwitch: boolean
  /** Tells whether a switch between 'Kalendārs' and 'Saraksts' is shown. */
  readonly listSwitch: boolean
  /**
   * Tells whether a control beside the day calendar says how many days it shows; for people without the
   * switch to the week.
   */
  readonly extraControl: boolean
  /** Tells whether calendars are by specialist: a column, or a page, for each. */
  readonly specialistMode: boolean
  /** Tells whether a specialist can be chosen for a booking. */
  readonly enableSpecialist: boolean
  /** Tells whether the calendar can be filtered by service. */
  readonly serviceFilter: boolean
  /** The week calendar's specialist dropdown stands at locations whose booking-system id begins with one of these. */
  readonly specialistDropdownPrefixes: readonly string[]
}

/** Does the specialist dropdown stand at a location of this booking-system id? */
export function hasSpecialistDropdown(profile: { views: Views }, bmsId: string): boolean {
  return profile.views.specialistDropdownPrefixes.some((prefix) => bmsId.startsWith(prefix))
}

/** The columns that the booking list can have, in their order. */
export const columnKeys = [
  'date',
  'time',
  'duration',
  'specialist',
  'service',
  'customer',
  'email',
  'phone',
  'business_name',
  'tracking_number',
  'status',
] as const
export type ColumnKey = (typeof columnKeys)[number]
