import type { LatePhrases } from '@rinda/phrases/late'

type Key = Extract<keyof LatePhrases['admin'], `${'q' | 'root' | 'code'}${string}`>

/** A question about how a company works that is simple enough to be asked in a field; the rest is written as JSON. */
export type Question = { path: string; label: Key } & (
  | { kind: 'text' | 'number' | 'numbers' | 'yes' }
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
    label: 'qCode',
    kind: 'choice',
    options: [
      ['none', 'codeNone'],
      ['email', 'codeEmail'],
      ['sms', 'codeSms'],
    ],
  },
  { path: 'calendar.startMinute', label: 'qStart', kind: 'number' },
  { path: 'calendar.endMinute', label: 'qEnd', kind: 'number' },
  { path: 'calendar.maxDays', label: 'qMaxDays', kind: 'number' },
  { path: 'slots.defaultMinutes', label: 'qSlot', kind: 'number' },
  { path: 'booking.createDurations', label: 'qCreate', kind: 'numbers' },
  { path: 'booking.blockDurations', label: 'qBlock', kind: 'numbers' },
  { path: 'booking.mayCreate', label: 'qMayCreate', kind: 'yes' },
  { path: 'booking.mayCancel', label: 'qMayCancel', kind: 'yes' },
  { path: 'booking.mayClickFreeSlot', label: 'qMayClick', kind: 'yes' },
  { path: 'booking.cancelCommentRequired', label: 'qComment', kind: 'yes' },
  { path: 'booking.visitorApproval', label: 'qApproval', kind: 'yes' },
  { path: 'booking.blockReason', label: 'qBlockReason', kind: 'yes' },
  { path: 'queue.graceMinutes', label: 'qGrace', kind: 'number' },
  { path: 'queue.checkInBeforeMinutes', label: 'qCheckInBefore', kind: 'number' },
  { path: 'queue.mostAppointmentsInRow', label: 'qAppointmentsInRow', kind: 'number' },
  { path: 'views.dayWeekSwitch', label: 'qDayWeek', kind: 'yes' },
  { path: 'views.listSwitch', label: 'qListSwitch', kind: 'yes' },
  { path: 'views.extraControl', label: 'qExtra', kind: 'yes' },
  { path: 'views.specialistMode', label: 'qSpecialistMode', kind: 'yes' },
  { path: 'views.enableSpecialist', label: 'qSpecialist', kind: 'yes' },
  { path: 'views.serviceFilter', label: 'qServiceFilter', kind: 'yes' },
]

/** Questions about how much the company's visitors may do. */
export const limitQuestions: readonly Question[] = [
  { path: 'visitorLimits.addressBookingsPerHour', label: 'qAddressBookingsPerHour', kind: 'number' },
  { path: 'visitorLimits.addressBookingsPerDay', label: 'qAddressBookingsPerDay', kind: 'number' },
  {
    path: 'visitorLimits.addressBookingsPerServiceDay',
    label: 'qAddressBookingsPerServiceDay',
    kind: 'number',
  },
  { path: 'visitorLimits.sessionBookingsPerHour', label: 'qSessionBookingsPerHour', kind: 'number' },
  { path: 'visitorLimits.phoneBookingsPerDay', label: 'qPhoneBookingsPerDay', kind: 'number' },
  { path: 'visitorLimits.emailBookingsPerDay', label: 'qEmailBookingsPerDay', kind: 'number' },
  { path: 'visitorLimits.addressHolds', label: 'qAddressHolds', kind: 'number' },
  { path: 'visitorLimits.sessionHolds', label: 'qSessionHolds', kind: 'number' },
  { path: 'visitorLimits.addressHoldsPerHour', label: 'qAddressHoldsPerHour', kind: 'number' },
  { path: 'visitorLimits.addressHoldsPerDay', label: 'qAddressHoldsPerDay', kind: 'number' },
  { path: 'visitorLimits.sessionTickets', label: 'qSessionTickets', kind: 'number' },
  { path: 'visitorLimits.addressTicketsPerHour', label: 'qAddressTicketsPerHour', kind: 'number' },
]

export const questions: readonly Question[] = [...workQuestions, ...limitQuestions]
