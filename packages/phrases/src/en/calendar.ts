/** Words of the calendar screens and their toolbar. */
export const calendar = {
  chooseLocation: 'Please choose a location!',
  locations: 'Locations',
  viewCalendar: 'Calendar',
  viewList: 'List',
} as const
