import type { Rule } from './rule.ts'

const way = 'appointments'

/** Rules of what staff see: the first screen, the menu, and how bookings are shown. */
export const viewRules: readonly Rule[] = [
  {
    ...{ path: 'home', label: 'qHome', kind: 'choice' },
    options: [
      ['/bookings/calendar', 'homeWeek'],
      ['/bookings', 'homeDay'],
      ['/bookings/list', 'homeList'],
      ['/bookings/overview', 'homeOverview'],
    ],
  },
  {
    ...{ path: 'root', label: 'qRoot', kind: 'choice' },
    options: [
      ['home', 'rootHome'],
      ['today', 'rootToday'],
    ],
  },
  {
    ...{ path: 'calendar.maxDays', label: 'qMaxDays', way },
    ...{ kind: 'amount', unit: 'days', offered: [1, 3, 5, 7, 10] },
  },
  { path: 'views.dayWeekSwitch', label: 'qDayWeek', kind: 'yes', way },
  { path: 'views.listSwitch', label: 'qListSwitch', kind: 'yes', way },
  { path: 'views.extraControl', label: 'qExtra', kind: 'yes', way },
  { path: 'views.specialistMode', label: 'qSpecialistMode', kind: 'yes', way },
  { path: 'views.enableSpecialist', label: 'qSpecialist', kind: 'yes', way },
  { path: 'views.serviceFilter', label: 'qServiceFilter', kind: 'yes', way },
  { path: 'navigation.overview', label: 'qHasOverview', kind: 'yes', way },
  { path: 'navigation.specialists', label: 'qHasSpecialists', kind: 'yes', way },
  { path: 'navigation.service-times', label: 'qHasServiceTimes', kind: 'yes', way },
  { path: 'navigation.reports', label: 'qHasReports', kind: 'yes' },
  { path: 'reports', label: 'qReports', about: 'about_reports', kind: 'reports' },
  { path: 'widgetOrigins', label: 'qWidgetOrigins', about: 'about_widget_origins', kind: 'origins', way },
]
