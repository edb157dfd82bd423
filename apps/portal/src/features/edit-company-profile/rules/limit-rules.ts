import type { Rule } from './rule.ts'

const ofBookings = { kind: 'number', way: 'appointments' } as const
const ofTickets = { kind: 'number', way: 'line' } as const

/** Rules of how much the company's visitors may do. */
export const limitRules: readonly Rule[] = [
  { path: 'visitorLimits.addressBookingsPerHour', label: 'qAddressBookingsPerHour', ...ofBookings },
  { path: 'visitorLimits.addressBookingsPerDay', label: 'qAddressBookingsPerDay', ...ofBookings },
  {
    path: 'visitorLimits.addressBookingsPerServiceDay',
    label: 'qAddressBookingsPerServiceDay',
    ...ofBookings,
  },
  { path: 'visitorLimits.sessionBookingsPerHour', label: 'qSessionBookingsPerHour', ...ofBookings },
  { path: 'visitorLimits.phoneBookingsPerDay', label: 'qPhoneBookingsPerDay', ...ofBookings },
  { path: 'visitorLimits.emailBookingsPerDay', label: 'qEmailBookingsPerDay', ...ofBookings },
  { path: 'visitorLimits.addressHolds', label: 'qAddressHolds', ...ofBookings },
  { path: 'visitorLimits.sessionHolds', label: 'qSessionHolds', ...ofBookings },
  { path: 'visitorLimits.addressHoldsPerHour', label: 'qAddressHoldsPerHour', ...ofBookings },
  { path: 'visitorLimits.addressHoldsPerDay', label: 'qAddressHoldsPerDay', ...ofBookings },
  { path: 'visitorLimits.sessionTickets', label: 'qSessionTickets', ...ofTickets },
  { path: 'visitorLimits.addressTicketsPerHour', label: 'qAddressTicketsPerHour', ...ofTickets },
]
