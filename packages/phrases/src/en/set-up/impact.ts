/** Words of what a change would leave outside. */
export const impact = {
  title: 'Bookings left outside',
  count_one: '{{count}} booking would be left outside',
  count_other: '{{count}} bookings would be left outside',
  countText: 'They stay booked, and are listed with what needs attention until they are moved or canceled.',
  periodText: 'They stay booked. Move or cancel them yourself where they should not take place.',
  more_one: 'and {{count}} more booking',
  more_other: 'and {{count}} more bookings',
  unknownTitle: 'Save without knowing?',
  unknownText:
    'The server did not say which bookings this change would leave outside. You can save now, or try again in a moment.',
  saveAnyway: 'Save anyway',
  saveAndShow: 'Save, show and move',
  cancel: 'Cancel',
} as const
