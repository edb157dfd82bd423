import { limitRules } from './limit-rules.ts'
import type { Rule, SectionName } from './rule.ts'
import { viewRules } from './view-rules.ts'

const way = 'appointments'

const bookingRules: readonly Rule[] = [
  {
    ...{ path: 'slots.defaultMinutes', label: 'qSlot', way },
    ...{ kind: 'amount', unit: 'minutes', offered: [10, 15, 20, 30, 45, 60] },
  },
  { path: 'calendar.startMinute', till: 'calendar.endMinute', label: 'qSpan', kind: 'span', way },
  { path: 'range', label: 'qFrom', kind: 'range', end: 'from', way },
  { path: 'range', label: 'qTill', kind: 'range', end: 'till', way },
  {
    ...{ path: 'booking.visitorCode', label: 'qCode', way, kind: 'choice' },
    options: [
      ['none', 'codeNone'],
      ['email', 'codeEmail'],
      ['sms', 'codeSms'],
    ],
  },
  {
    ...{ path: 'booking.visitorCodeFrom', label: 'qCodeFrom', way, kind: 'choice' },
    options: [
      ['first', 'codeFirst'],
      ['second', 'codeSecond'],
    ],
  },
  { path: 'booking.visitorApproval', label: 'qApproval', kind: 'yes', way },
  { path: 'booking.mayCreate', label: 'qMayCreate', kind: 'yes', way },
  { path: 'booking.mayClickFreeSlot', label: 'qMayClick', kind: 'yes', way },
  {
    ...{ path: 'booking.createDurations', label: 'qCreate', way, kind: 'amounts' },
    offered: [15, 30, 45, 60, 90, 120, 150, 180, 210],
  },
  {
    ...{ path: 'booking.blockDurations', label: 'qBlock', way, kind: 'amounts' },
    offered: [20, 30, 60, 120, 180, 240, 480, 780],
  },
  { path: 'booking.blockReason', label: 'qBlockReason', kind: 'yes', way },
]

const cancelRules: readonly Rule[] = [
  { path: 'booking.mayCancel', label: 'qMayCancel', kind: 'yes', way },
  { path: 'booking.cancelCommentRequired', label: 'qComment', kind: 'yes', way },
  {
    ...{ path: 'earlier.offerMinutes', label: 'qEarlierOffer', way },
    ...{ kind: 'amount', unit: 'minutes', offered: [5, 10, 15, 30, 60] },
  },
  {
    ...{ path: 'earlier.leadMinutes', label: 'qEarlierLead', way },
    ...{ kind: 'amount', unit: 'minutes', offered: [0, 30, 60, 120, 1440] },
  },
]

const lateRules: readonly Rule[] = [
  {
    ...{ path: 'queue.graceMinutes', label: 'qGrace', about: 'about_grace_minutes' },
    ...{ kind: 'amount', unit: 'minutes', offered: [0, 5, 10, 15, 20, 30] },
  },
]

const reminderRules: readonly Rule[] = [
  {
    ...{ path: 'messages.reminderMinutes', label: 'qReminders', way },
    ...{ kind: 'amounts', offered: [60, 120, 180, 1440, 2880, 4320], most: 3 },
  },
  {
    ...{ path: 'messages.quietHours.from', till: 'messages.quietHours.till', label: 'qQuiet', way },
    kind: 'span',
  },
]

const queueRules: readonly Rule[] = [
  {
    ...{
      path: 'queue.checkInBeforeMinutes',
      label: 'qCheckInBefore',
      about: 'about_check_in_before_minutes',
    },
    ...{ kind: 'amount', unit: 'minutes', offered: [15, 30, 60, 120, 240] },
  },
  {
    ...{ path: 'queue.mostAppointmentsInRow', label: 'qAppointmentsInRow' },
    ...{ about: 'about_most_appointments_in_row', kind: 'amount', unit: 'count', offered: [1, 2, 3, 5] },
  },
]

const privacyRules: readonly Rule[] = [
  {
    ...{ path: 'privacy.keepMonths', label: 'qKeepMonths', about: 'about_keep_months' },
    ...{ kind: 'amount', unit: 'months', offered: [1, 3, 6, 12, 24, 36] },
  },
]

/** Rules by the section in which they stand. What a company is called and where it is, is no rule: `company` has the zone alone. */
export const rulesOf: Readonly<Record<SectionName, readonly Rule[]>> = {
  company: [{ path: 'zone', label: 'qZone', kind: 'zone' }],
  booking: bookingRules,
  cancel: cancelRules,
  late: lateRules,
  reminders: reminderRules,
  queue: queueRules,
  form: [{ path: 'booking.formFields', label: 'qForm', kind: 'form', way }],
  columns: [{ path: 'columns', label: 'qColumns', kind: 'columns', way }],
  views: viewRules,
  limits: limitRules,
  privacy: privacyRules,
}

/** Rules that a company is mostly asked before its first visitor. */
export const firstRules: readonly Rule[] = [
  'slots.defaultMinutes',
  'booking.visitorCode',
  'booking.visitorApproval',
  'queue.graceMinutes',
  'queue.checkInBeforeMinutes',
  'queue.mostAppointmentsInRow',
].flatMap((path) => Object.values(rulesOf).flatMap((rules) => rules.filter((one) => one.path === path)))
