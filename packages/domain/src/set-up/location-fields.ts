import type { Fields } from './field.ts'

const system = { kind: 'system', max: 200, group: 'systems', way: 'line', isInside: true } as const

/**
 * Fields of a location, each described once. The schema of what is sent, the columns, what is read, the interface's
 * description, the types of the client, the forms of the portal and the history follow from it.
 */
export const locationFields = {
  position: { kind: 'count', least: 0, most: 1_000_000, group: 'order' },
  name: { kind: 'texts', max: 250, isRequired: true, group: 'naming' },
  address: { kind: 'texts', max: 100, isRequired: true, group: 'naming' },
  description: { kind: 'texts', max: 5000, isLong: true, group: 'texts' },
  announcement: { kind: 'texts', max: 200, isLong: true, group: 'texts', way: 'line' },
  phone: { kind: 'phone', max: 30, group: 'contacts' },
  email: { kind: 'email', max: 100, group: 'contacts' },
  www: { kind: 'page', max: 200, group: 'contacts' },
  latitude: { kind: 'number', least: -90, most: 90, group: 'place' },
  longitude: { kind: 'number', least: -180, most: 180, group: 'place' },
  accessibility: { kind: 'levels', levels: [1, 2, 3, 4, 5], offered: [1, 2, 3, 4], group: 'access' },
  open: { kind: 'week', column: 'opening_hours', group: 'hours' },
  active: { kind: 'flag', group: 'state' },
  visible: { kind: 'flag', group: 'state' },
  online: { kind: 'flag', group: 'state' },
  qms_active: { kind: 'flag', group: 'state' },
  bms_active: { kind: 'flag', group: 'state' },
  config: { kind: 'own', group: 'hours' },
  bms_id: { kind: 'text', max: 100, group: 'systems', way: 'appointments', isInside: true },
  bms_base_url: { ...system, way: 'appointments' },
  qms_base_url: system,
  qms_services_url: system,
  qms_tickets_url: system,
  qms_get_ticket_url: system,
  qms_cancel_ticket_url: system,
} as const satisfies Fields

export type LocationFields = typeof locationFields
