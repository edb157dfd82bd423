import type { Fields } from './field.ts'

/** Fields of a specialist, each described once, as those of a location. */
export const specialistFields = {
  bms_id: { kind: 'text', max: 100, group: 'systems' },
  name: { kind: 'text', max: 250, isRequired: true, group: 'naming' },
  active: { kind: 'flag', group: 'state' },
  service_ids: { kind: 'own', group: 'work' },
  working_hours: { kind: 'own', group: 'hours' },
  absences: { kind: 'own', group: 'hours' },
} as const satisfies Fields

export type SpecialistFields = typeof specialistFields
