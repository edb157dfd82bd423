import type { Fields } from './field.ts'

/** Fields of a service, each described once, as those of a location. */
export const serviceFields = {
  position: { kind: 'count', least: 0, most: 1_000_000, group: 'order' },
  name: { kind: 'texts', max: 250, isRequired: true, group: 'naming' },
  average_time: { kind: 'count', least: 0, most: 100_000, group: 'numbers' },
  active: { kind: 'flag', group: 'state' },
  visible: { kind: 'flag', group: 'state' },
  qms_id: { kind: 'systemId', max: 100, group: 'systems' },
  bms_id: { kind: 'systemId', max: 100, group: 'systems' },
  bms_start_date: { kind: 'date', group: 'numbers' },
  bms_end_date: { kind: 'date', group: 'numbers' },
  duration: { kind: 'minutes', column: 'duration_minutes', group: 'numbers' },
  step: { kind: 'minutes', column: 'step_minutes', group: 'numbers' },
  capacity: { kind: 'count', least: 1, most: 500, group: 'numbers' },
  config: { kind: 'own', group: 'work' },
  tags: { kind: 'tags', max: 50, most: 50, group: 'state' },
} as const satisfies Fields

export type ServiceFields = typeof serviceFields
