import type { Ticket } from '@rinda/client/queue/tickets'

/** A ticket for tests. */
export function sampleTicket(more: Partial<Ticket> = {}): Ticket {
  const number = more.number ?? more.id ?? 1
  return {
    id: 1,
    serviceId: 3,
    locationId: 1,
    bookingId: null,
    label: `A ${String(number).padStart(3, '0')}`,
    number,
    layout: '',
    status: 'WAITING',
    failedCode: null,
    turn: null,
    isCalledNext: false,
    ticketsToWait: null,
    timeToWait: null,
    timeToWaitLow: null,
    timeToWaitHigh: null,
    averageTime: 10,
    counter: null,
    calledAt: null,
    isHeld: false,
    language: 'lv',
    isNotifications: false,
    createdAt: '2027-03-10T10:00:00Z',
    updatedAt: '2027-03-10T10:00:00Z',
    waitingSince: '2027-03-10T10:00:00Z',
    endedAt: null,
    people: 1,
    origin: 'phone',
    appointmentAt: null,
    nextServiceIds: [],
    ...more,
  } as Ticket
}
