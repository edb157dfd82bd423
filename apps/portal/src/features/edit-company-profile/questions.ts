import type { WayIn } from '@rinda/domain/set-up/field'
import type { LatePhrases } from '@rinda/phrases/late'
import { servesWays, type WaysIn } from '../../session/ways-in.ts'

type Key = Extract<keyof LatePhrases['admin'], `${'q' | 'root' | 'code'}${string}`>

type About = Extract<keyof LatePhrases['setUpFields'], `about_${string}`>

/** Question about how a company works that is simple enough to be asked in a field; the rest is written as JSON. */
export type Question = {
  path: string
  label: Key
  /** Explanation of what the answer does, where its label does not say it. */
  about?: About
  /** The way of coming that it is about; none: any. */
  way?: WayIn
} & (
  | { kind: 'text' | 'number' | 'numbers' | 'origins' | 'yes' }
  | { kind: 'choice'; options: readonly (readonly [value: string, label: Key])[] }
)

/** Questions about how the company works. */
export const workQuestions: readonly Question[] = [
  { path: 'zone', label: 'qZone', kind: 'text' },
  { path: 'home', label: 'qHome', kind: 'text' },
  {
    path: 'root',
    label: 'qRoot',
    kind: 'choice',
    options: [
      ['home', 'rootHome'],
      ['today', 'rootToday'],
    ],
  },
  {
    path: 'booking.visitorCode',
    way: 'appointments',
    label: 'qCode',
    kind: 'choice',
    options: [
      ['none', 'codeNone'],
      ['email', 'codeEmail'],
      ['sms', 'codeSms'],
    ],
  },
  { path: 'calendar.startMinute', label: 'qStart', kind: 'number', way: 'appointments' },
  { path: 'calendar.endMinute', label: 'qEnd', kind: 'number', way: 'appointments' },
  { path: 'calendar.maxDays', label: 'qMaxDays', kind: 'number', way: 'appointments' },
  { path: 'slots.defaultMinutes', label: 'qSlot', kind: 'number', way: 'appointments' },
  { path: 'booking.createDurations', label: 'qCreate', kind: 'numbers', way: 'appointments' },
  { path: 'booking.blockDurations', label: 'qBlock', kind: 'numbers', way: 'appointments' },
  { path: 'booking.mayCreate', label: 'qMayCreate', kind: 'yes', way: 'appointments' },
  { path: 'booking.mayCancel', label: 'qMayCancel', kind: 'yes', way: 'appointments' },
  { path: 'booking.mayClickFreeSlot', label: 'qMayClick', kind: 'yes', way: 'appointments' },
  { path: 'booking.cancelCommentRequired', label: 'qComment', kind: 'yes', way: 'appointments' },
  { path: 'booking.visitorApproval', label: 'qApproval', kind: 'yes', way: 'appointments' },
  { path: 'booking.blockReason', label: 'qBlockReason', kind: 'yes', way: 'appointments' },
  { path: 'queue.graceMinutes', label: 'qGrace', about: 'about_grace_minutes', kind: 'number' },
  {
    path: 'queue.checkInBeforeMinutes',
    label: 'qCheckInBefore',
    about: 'about_check_in_before_minutes',
    kind: 'number',
  },
  {
    path: 'queue.mostAppointmentsInRow',
    label: 'qAppointmentsInRow',
    about: 'about_most_appointments_in_row',
    kind: 'number',
  },
  { path: 'earlier.offerMinutes', label: 'qEarlierOffer', kind: 'number', way: 'appointments' },
  { path: 'earlier.leadMinutes', label: 'qEarlierLead', kind: 'number', way: 'appointments' },
  { path: 'views.dayWeekSwitch', label: 'qDayWeek', kind: 'yes', way: 'appointments' },
  { path: 'views.listSwitch', label: 'qListSwitch', kind: 'yes', way: 'appointments' },
  { path: 'views.extraControl', label: 'qExtra', kind: 'yes', way: 'appointments' },
  { path: 'views.specialistMode', label: 'qSpecialistMode', kind: 'yes', way: 'appointments' },
  { path: 'views.enableSpecialist', label: 'qSpecialist', kind: 'yes', way: 'appointments' },
  { path: 'views.serviceFilter', label: 'qServiceFilter', kind: 'yes', way: 'appointments' },
  { path: 'navigation.reports', label: 'qHasReports', kind: 'yes' },
  { path: 'reports', label: 'qReports', about: 'about_reports', kind: 'numbers' },
  {
    path: 'widgetOrigins',
    label: 'qWidgetOrigins',
    about: 'about_widget_origins',
    kind: 'origins',
    way: 'appointments',
  },
]

/** Questions about how much the company's visitors may do. */
export const limitQuestions: readonly Question[] = [
  {
    path: 'visitorLimits.addressBookingsPerHour',
    label: 'qAddressBookingsPerHour',
    kind: 'number',
    way: 'appointments',
  },
  {
    path: 'visitorLimits.addressBookingsPerDay',
    label: 'qAddressBookingsPerDay',
    kind: 'number',
    way: 'appointments',
  },
  {
    path: 'visitorLimits.addressBookingsPerServiceDay',
    label: 'qAddressBookingsPerServiceDay',
    kind: 'number',
    way: 'appointments',
  },
  {
    path: 'visitorLimits.sessionBookingsPerHour',
    label: 'qSessionBookingsPerHour',
    kind: 'number',
    way: 'appointments',
  },
  {
    path: 'visitorLimits.phoneBookingsPerDay',
    label: 'qPhoneBookingsPerDay',
    kind: 'number',
    way: 'appointments',
  },
  {
    path: 'visitorLimits.emailBookingsPerDay',
    label: 'qEmailBookingsPerDay',
    kind: 'number',
    way: 'appointments',
  },
  { path: 'visitorLimits.addressHolds', label: 'qAddressHolds', kind: 'number', way: 'appointments' },
  { path: 'visitorLimits.sessionHolds', label: 'qSessionHolds', kind: 'number', way: 'appointments' },
  {
    path: 'visitorLimits.addressHoldsPerHour',
    label: 'qAddressHoldsPerHour',
    kind: 'number',
    way: 'appointments',
  },
  {
    path: 'visitorLimits.addressHoldsPerDay',
    label: 'qAddressHoldsPerDay',
    kind: 'number',
    way: 'appointments',
  },
  { path: 'visitorLimits.sessionTickets', label: 'qSessionTickets', kind: 'number', way: 'line' },
  {
    path: 'visitorLimits.addressTicketsPerHour',
    label: 'qAddressTicketsPerHour',
    kind: 'number',
    way: 'line',
  },
]

export const questions: readonly Question[] = [...workQuestions, ...limitQuestions]

/** Tells of the rules by which appointments and walk-ins are one line: only where there are both. */
const isOfBoth = (path: string) => path.startsWith('queue.')

/** Tells whether a question is of use to a company with these ways in. */
export function isAsked({ path, way }: Question, ways: WaysIn): boolean {
  if (isOfBoth(path)) return ways.areAppointments && ways.isLine
  return servesWays(way, ways)
}
