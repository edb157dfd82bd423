/** Rules of a location's line, as its form and the history name them, with a sentence on what each does. */
export const lineRules = {
  rule_keep_overnight: 'Keep the queue overnight',
  rule_most_waiting: 'Most people waiting',
  rule_stop_before_close_minutes: 'Last tickets, minutes before closing',
  rule_most_distance_meters: 'Farthest phone, metres',
  rule_most_people: 'Most people on one ticket',
  rule_most_appointments_in_row: 'Appointments in a row before a walk-in',
  rule_grace_minutes: 'Wait for a late visitor, minutes',
  rule_check_in_before_minutes: 'Check-in opens, minutes before the appointment',
  about_keep_overnight:
    'Whoever still waits at midnight keeps their place. Otherwise the queue ends then and numbers begin anew.',
  about_most_waiting:
    'Once so many people wait, visitors get no more tickets; staff can still give them. Empty: no limit.',
  about_stop_before_close_minutes:
    'From then on visitors get no tickets, so that everybody is served before closing. Empty: until closing.',
  about_most_distance_meters:
    'Farther than this from the location a phone is given no ticket. Its position is compared and not kept. Kiosks and staff are not asked. Empty: from anywhere.',
  about_most_people: 'Visitors on their phones choose for how many they come, such as a family. Empty: one.',
  about_most_appointments_in_row:
    'After so many appointments called one after another, the next call is for whoever is first in the queue.',
  about_grace_minutes:
    'Who checks in later than this after their time waits in the queue like a visitor without an appointment.',
  about_check_in_before_minutes:
    'Earlier than this visitors cannot check in, as they are not there yet; staff can, on the day of the appointment.',
} as const
